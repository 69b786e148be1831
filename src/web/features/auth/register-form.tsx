import { useForm, useWatch } from 'react-hook-form';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureText } from '../../shared/notify/failure-text.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { StrengthHint } from '../../shared/session/strength-hint.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useRegister } from './auth-mutations.ts';
import { useLazyResolver } from './use-lazy-resolver.ts';

const loadResolver = async () => (await import('./account-resolvers.ts')).registerResolver;

const takenFields: Partial<Record<ErrorCode, 'username' | 'email'>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
};

/** An invitation has the address to start with. */
export function RegisterForm({ invitation }: { invitation?: { email: string; token: string } }) {
  const t = useTexts();
  const arePlansSold = useArePlansSold();
  const registration = useRegister();
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { username: '', email: invitation?.email ?? '', password: '' },
  });
  const [typedName, typedEmail, typedPassword] = useWatch({
    control,
    name: ['username', 'email', 'password'],
  });
  const { username, email, password } = formState.errors;

  /** Also shows a taken name or email at its field. */
  function showFieldError(error: Error) {
    if (!(error instanceof ApiError) || !error.code) return;
    const field = takenFields[error.code];
    if (field) setError(field, { message: failureText(t, 'register', error) }, { shouldFocus: true });
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={handleSubmit((form) =>
        registration.mutate(
          { ...form, ...(invitation && { invitation: invitation.token }) },
          { onError: showFieldError },
        ),
      )}
    >
      <TextInput
        {...register('username')}
        autoCapitalize="none"
        autoComplete="username"
        error={fieldErrorText(t, username?.message)}
        label={t.auth.username}
        spellCheck={false}
      />
      <TextInput
        {...register('email')}
        autoComplete="email"
        error={fieldErrorText(t, email?.message)}
        label={t.auth.email}
        type="email"
      />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        error={fieldErrorText(t, password?.message)}
        hideLabel={t.auth.hidePassword}
        hint={
          !password && (
            <StrengthHint password={typedPassword} owner={{ username: typedName, email: typedEmail }} />
          )
        }
        label={t.auth.password}
        showLabel={t.auth.showPassword}
      />
      <Button busy={registration.isPending} className="mt-2 max-tablet:h-12" size="lg" type="submit">
        {t.auth.submitRegister}
      </Button>
      {arePlansSold && <p className="-mt-1 text-center text-sm text-muted-foreground">{t.auth.startsFree}</p>}
    </form>
  );
}
