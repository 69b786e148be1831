import { createContext, type ReactNode, useContext, useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';

/** The admin closed the dialog. No request was repeated, and no error is shown. */
class ConfirmationCancelled extends Error {}

export const isCancelled = (error: Error) => error instanceof ConfirmationCancelled;

type WithConfirmation = <Result>(action: () => Promise<Result>) => Promise<Result>;

const ConfirmationContext = createContext<WithConfirmation>((action) => action());

/** Runs an action. If the server requires a password confirmation, opens the dialog and runs the action again. */
export function useWithConfirmation(): WithConfirmation {
  return useContext(ConfirmationContext);
}

type PendingConfirmation = { confirm: () => void; cancel: () => void };

type Props = { user: Pick<CurrentUser, 'username' | 'secondFactor'>; children: ReactNode };

export function PasswordConfirmation({ user, children }: Props) {
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
      {pending && <ConfirmationDialog user={user} {...pending} />}
    </ConfirmationContext>
  );
}

function ConfirmationDialog({ user, confirm, cancel }: PendingConfirmation & Pick<Props, 'user'>) {
  const { confirmation: t } = useTexts('admin');
  const hasFactor = user.secondFactor === 'on';
  const mutation = useApiMutation('confirmPassword', { failure: null, onSuccess: confirm });
  return (
    <StepUpDialog
      title={t.title}
      description={hasFactor ? t.factorText : t.text}
      confirmLabel={t.confirm}
      username={user.username}
      hasFactor={hasFactor}
      isBusy={mutation.isPending}
      onClose={cancel}
      onConfirm={(stepUp, showError) => mutation.mutate({ body: stepUp }, { onError: showError })}
    />
  );
}
