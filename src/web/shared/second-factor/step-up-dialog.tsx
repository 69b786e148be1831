import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { CallBody } from '#contract/endpoints.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureText } from '../notify/failure-text.ts';
import { useFactorMethods } from './factor-methods.ts';
import { signWithPasskey } from './passkeys.ts';

export type StepUpInput = CallBody<'confirmPassword'>;

type StepUpDialogProps = {
  title: string;
  description: string;
  confirmLabel: string;
  /** For password managers. */
  username: string;
  hasFactor: boolean;
  /** The password, if the form before has asked for it: the dialog asks for the factor only. */
  givenPassword?: string;
  isDestructive?: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** `showError` shows the refusal at its field. */
  onConfirm: (stepUp: StepUpInput, showError: (error: Error) => void) => void;
};

/** Asks for the password, and for the second factor if the user has one. */
export function StepUpDialog(props: StepUpDialogProps) {
  const { title, description, confirmLabel, username, hasFactor, givenPassword, isBusy, onClose } = props;
  const common = useTexts();
  const t = useTexts('second-factor');
  const methods = useFactorMethods(hasFactor);
  const form = useForm({ defaultValues: { password: givenPassword ?? '', code: '' } });
  const { register, formState, setError, getValues } = form;
  const { password, code } = formState.errors;

  function showError(error: Error) {
    const refusal = error instanceof ApiError ? error.code : undefined;
    const field = hasFactor && refusal === 'WRONG_CODE' ? 'code' : 'password';
    const message = failureText(common, 'secondFactor', error);
    setError(field, { message }, { shouldFocus: true });
  }

  async function confirmWithPasskey() {
    const typed = getValues('password');
    if (!typed) {
      setError('password', { message: common.fieldErrors.PASSWORD_REQUIRED }, { shouldFocus: true });
      return;
    }
    try {
      props.onConfirm({ password: typed, passkey: await signWithPasskey() }, showError);
    } catch {
      setError('code', { message: t.passkeyFailed });
    }
  }

  return (
    <FormDialog
      title={title}
      description={description}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={confirmLabel}
      isBusy={isBusy}
      variant={props.isDestructive ? 'destructive' : 'primary'}
      form={form}
      onSubmit={({ password, code }) => props.onConfirm({ password, ...(hasFactor && { code }) }, showError)}
      onClose={onClose}
    >
      <input hidden readOnly autoComplete="username" value={username} />
      {givenPassword === undefined && (
        <PasswordField
          {...register('password', { required: common.fieldErrors.PASSWORD_REQUIRED })}
          compact
          autoComplete="current-password"
          label={t.password}
          showLabel={common.auth.showPassword}
          hideLabel={common.auth.hidePassword}
          error={password?.message}
        />
      )}
      {hasFactor && (
        <TextInput
          {...register('code', { required: common.fieldErrors.CODE_REQUIRED })}
          compact
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          label={methods?.hasApp === false ? t.backupCode : t.code}
          {...(methods?.hasApp && { hint: t.codeHint })}
          error={code?.message}
        />
      )}
      {methods?.hasPasskey && (
        <Button
          variant="outline"
          className="justify-self-start"
          icon={KeyRound}
          onClick={() => void confirmWithPasskey()}
        >
          {t.usePasskey}
        </Button>
      )}
    </FormDialog>
  );
}
