import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { currentPasswordSchema } from '#contract/account-schemas.ts';
import { Button } from '../ui/inputs/button.tsx';
import { PasswordField } from '../ui/inputs/password-field.tsx';
import { Dialog, DialogContent } from '../ui/overlays/dialog.tsx';
import { fieldErrorText } from './i18n/field-error-text.ts';
import { useMessages } from './i18n/messages-context.tsx';

type PasswordDialogProps = {
  texts: { title: string; password: string; cancel: string; confirm: string; close: string };
  description: string;
  /** For password managers. */
  username: string;
  isDestructive?: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** `showError` shows a message at the field. */
  onConfirm: (form: { password: string }, showError: (message: string) => void) => void;
};

/** Asks for the current password before a sensitive action. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { texts, description, username, isDestructive = false, isBusy, onClose, onConfirm } = props;
  const messages = useMessages();
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(currentPasswordSchema),
    defaultValues: { password: '' },
  });
  const showError = (message: string) => setError('password', { message }, { shouldFocus: true });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={texts.title}
        description={description}
        closeLabel={texts.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose} className="max-tablet:h-11">
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              {...(isDestructive && { variant: 'destructive' })}
              busy={isBusy}
              className="max-tablet:h-11"
            >
              {texts.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit((form) => onConfirm(form, showError))}>
          <input hidden readOnly autoComplete="username" value={username} />
          <PasswordField
            {...register('password')}
            compact
            autoComplete="current-password"
            label={texts.password}
            showLabel={messages.auth.showPassword}
            hideLabel={messages.auth.hidePassword}
            error={fieldErrorText(messages, formState.errors.password?.message)}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}
