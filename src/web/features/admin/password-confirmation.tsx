import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PasswordDialog } from '../../shared/password-dialog.tsx';

/** The admin closed the dialog. No request was repeated, and no error is shown. */
export class ConfirmationCancelled extends Error {}

type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const ConfirmationContext = createContext<Confirmed>((act) => act());

/** Runs an action. If the server requires a password confirmation, opens the dialog and runs the action again. */
export function useConfirmed(): Confirmed {
  return useContext(ConfirmationContext);
}

type Question = { confirm: () => void; cancel: () => void };

export function PasswordConfirmation({ username, children }: { username: string; children: ReactNode }) {
  const [question, ask] = useState<Question | null>(null);

  const confirmed: Confirmed = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PASSWORD_CONFIRMATION_NEEDED') throw error;
    }
    await new Promise<void>((resolve, reject) => {
      ask({ confirm: resolve, cancel: () => reject(new ConfirmationCancelled()) });
    }).finally(() => ask(null));
    return act();
  };

  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {question && <ConfirmationDialog username={username} {...question} />}
    </ConfirmationContext>
  );
}

function ConfirmationDialog({ username, confirm, cancel }: Question & { username: string }) {
  const messages = useMessages();
  const { confirmation: words } = messages.admin;
  const sending = useMutation({
    mutationFn: (body: { password: string }) => request('confirmPassword', { body }),
    onSuccess: confirm,
  });
  function wordsFor(error: Error): string {
    const code = error instanceof ApiError ? error.code : undefined;
    return code ? messages.errors[code].message : words.failed;
  }
  return (
    <PasswordDialog
      words={words}
      description={words.text}
      username={username}
      isBusy={sending.isPending}
      onClose={cancel}
      onConfirm={(proof, refuse) => sending.mutate(proof, { onError: (error) => refuse(wordsFor(error)) })}
    />
  );
}
