import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { passwordProofSchema } from '#domain/accounts.ts';
import { fieldWords } from '../../shared/i18n/field-words.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog, DialogContent } from '../../shared/ui/dialog.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useDeleteAccount } from './account-mutations.ts';

/** Says what goes and when, and asks for the password: an open laptop is not its owner. */
export function DeletionDialog({ cardCount, onClose }: { cardCount: number; onClose: () => void }) {
  const messages = useMessages();
  const { dialog: words } = messages.accountPage.deletion;
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordProofSchema),
    defaultValues: { password: '' },
  });
  const deletion = useDeleteAccount((message) => setError('password', { message }, { shouldFocus: true }));
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={words.title}
        description={words.text(cardCount)}
        closeLabel={words.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose} className="max-tablet:h-11">
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="destructive"
              busy={deletion.isPending}
              className="max-tablet:h-11"
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit((form) => deletion.mutate(form))}>
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
