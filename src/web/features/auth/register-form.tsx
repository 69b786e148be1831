import { useForm, useWatch } from 'react-hook-form';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
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

/** `email`: the address to start with. */
export function RegisterForm({ email: invited = '' }: { email?: string }) {
  const messages = useMessages();
  const registration = useRegister();
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { username: '', email: invited, password: '' },
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
    if (field) setError(field, { message: messages.errors[error.code] }, { shouldFocus: true });
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={handleSubmit((form) => registration.mutate(form, { onError: showFieldError }))}
    >
      <TextInput
        {...register('username')}
        autoCapitalize="none"
        autoComplete="username"
        error={fieldErrorText(messages, username?.message)}
        label={messages.auth.username}
        spellCheck={false}
      />
      <TextInput
        {...register('email')}
        autoComplete="email"
        error={fieldErrorText(messages, email?.message)}
        label={messages.auth.email}
        type="email"
      />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        error={fieldErrorText(messages, password?.message)}
        hideLabel={messages.auth.hidePassword}
        hint={
          !password && (
            <StrengthHint password={typedPassword} owner={{ username: typedName, email: typedEmail }} />
          )
        }
        label={messages.auth.password}
        showLabel={messages.auth.showPassword}
      />
      <Button busy={registration.isPending} className="mt-2 max-tablet:h-12" size="lg" type="submit">
        {messages.auth.submitRegister}
      </Button>
      <p className="-mt-1 text-center text-sm text-muted-foreground">{messages.auth.startsFree}</p>
    </form>
  );
}
