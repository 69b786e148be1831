import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { currentPasswordSchema } from '#contract/account-schemas.ts';
import { Button } from '../ui/inputs/button.tsx';
import { PasswordField } from '../ui/inputs/password-field.tsx';
import { Dialog, DialogContent } from '../ui/overlays/dialog.tsx';
import { fieldWords } from './i18n/field-words.ts';
import { useMessages } from './i18n/messages-context.tsx';

type PasswordDialogProps = {
  words: { title: string; password: string; cancel: string; confirm: string; close: string };
  description: string;
  /** For password managers. */
  username: string;
  isDestructive?: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** `refuse` shows a message at the field. */
  onConfirm: (proof: { password: string }, refuse: (message: string) => void) => void;
};

/** Asks for the current password before a sensitive action. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { words, description, username, isDestructive = false, isBusy, onClose, onConfirm } = props;
  const messages = useMessages();
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(currentPasswordSchema),
    defaultValues: { password: '' },
  });
  const refuse = (message: string) => setError('password', { message }, { shouldFocus: true });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={words.title}
        description={description}
        closeLabel={words.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose} className="max-tablet:h-11">
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              {...(isDestructive && { variant: 'destructive' })}
              busy={isBusy}
              className="max-tablet:h-11"
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit((proof) => onConfirm(proof, refuse))}>
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
