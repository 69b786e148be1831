import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordProofSchema } from '#domain/accounts.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { fieldWords } from '../../shared/i18n/field-words.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog, DialogContent } from '../../shared/ui/dialog.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';

/** The admin closed the dialog: nothing was done, and nothing went wrong. */
export class ConfirmationCancelled extends Error {}

type Confirmed = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const ConfirmationContext = createContext<Confirmed>((act) => act());

/** Runs an action; where the server asks for the admin's password first, asks for it and runs the action again. */
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
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordProofSchema),
    defaultValues: { password: '' },
  });
  const sending = useMutation({
    mutationFn: (body: { password: string }) => request('confirmPassword', { body }),
    onSuccess: confirm,
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      const message = code ? messages.errors[code].message : words.failed;
      setError('password', { message }, { shouldFocus: true });
    },
  });
  return (
    <Dialog open onOpenChange={cancel}>
      <DialogContent
        title={words.title}
        description={words.text}
        closeLabel={words.close}
        footer={
          <>
            <Button variant="outline" onClick={cancel} className="max-tablet:h-11">
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} busy={sending.isPending} className="max-tablet:h-11">
              {words.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit((form) => sending.mutate(form))}>
          {/* For password managers: whose password it is. */}
          <input hidden readOnly autoComplete="username" value={username} />
          <PasswordField
            {...register('password')}
            compact
            autoComplete="current-password"
            label={words.password}
            showLabel={messages.auth.showPassword}
            hideLabel={messages.auth.hidePassword}
            error={fieldWords(messages, formState.errors.password?.message)}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
