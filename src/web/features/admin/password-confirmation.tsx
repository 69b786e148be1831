import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PasswordDialog } from '../../shared/password-dialog.tsx';

/** The admin closed the dialog. No request was repeated, and no error is shown. */
export class ConfirmationCancelled extends Error {}

type WithConfirmation = <Result>(action: () => Promise<Result>) => Promise<Result>;

const ConfirmationContext = createContext<WithConfirmation>((action) => action());

/** Runs an action. If the server requires a password confirmation, opens the dialog and runs the action again. */
export function useWithConfirmation(): WithConfirmation {
  return useContext(ConfirmationContext);
}

type PendingConfirmation = { confirm: () => void; cancel: () => void };

export function PasswordConfirmation({ username, children }: { username: string; children: ReactNode }) {
  const [pending, setPending] = useState<PendingConfirmation | null>(null);

  const withConfirmation: WithConfirmation = async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PASSWORD_CONFIRMATION_NEEDED') throw error;
    }
    await new Promise<void>((resolve, reject) => {
      setPending({ confirm: resolve, cancel: () => reject(new ConfirmationCancelled()) });
    }).finally(() => setPending(null));
    return action();
  };

  return (
    <ConfirmationContext value={withConfirmation}>
      {children}
      {pending && <ConfirmationDialog username={username} {...pending} />}
    </ConfirmationContext>
  );
}

function ConfirmationDialog({ username, confirm, cancel }: PendingConfirmation & { username: string }) {
  const messages = useMessages();
  const { confirmation: texts } = messages.admin;
  const mutation = useMutation({
    mutationFn: (body: { password: string }) => request('confirmPassword', { body }),
    onSuccess: confirm,
  });
  function errorText(error: Error): string {
    const code = error instanceof ApiError ? error.code : undefined;
    return code ? messages.errors[code].message : texts.failed;
  }
  return (
    <PasswordDialog
      texts={texts}
      description={texts.text}
      username={username}
      isBusy={mutation.isPending}
      onClose={cancel}
      onConfirm={(form, showError) =>
        mutation.mutate(form, { onError: (error) => showError(errorText(error)) })
      }
    />
  );
}
