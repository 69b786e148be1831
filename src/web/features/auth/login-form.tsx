import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { fieldErrorText } from '../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureText } from '../../shared/notify/failure-text.ts';
import { useIsMailOn } from '../../shared/page/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useLogin } from './auth-mutations.ts';
import { LazySecondFactorForm } from './lazy-second-factor-form.ts';
import { textLinkStyles } from './recovery/text-link-styles.ts';
import { useLazyResolver } from './use-lazy-resolver.ts';

const loadResolver = async () => (await import('./account-resolvers.ts')).loginResolver;

/** Username and password, then the second factor if the account has one. */
export function LoginForm() {
  const [isSecondStep, setSecondStep] = useState(false);
  return isSecondStep ? (
    <LazySecondFactorForm onBack={() => setSecondStep(false)} />
  ) : (
    <PasswordStep onSecondFactor={() => setSecondStep(true)} />
  );
}

function PasswordStep({ onSecondFactor }: { onSecondFactor: () => void }) {
  const t = useTexts();
  const login = useLogin({ onSecondFactor });
  const isMailOn = useIsMailOn();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { username: '', password: '' },
  });
  const { username, password } = formState.errors;

  /** Also shows wrong credentials at the password field. */
  function showFieldError(error: Error) {
    if (!(error instanceof ApiError) || error.code !== 'BAD_CREDENTIALS') return;
    const message = failureText(t, 'login', error);
    setError('password', { message }, { shouldFocus: true });
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={handleSubmit((form) => login.mutate(form, { onError: showFieldError }))}
    >
      <TextInput
        {...register('username')}
        autoCapitalize="none"
        autoComplete="username"
        error={fieldErrorText(t, username?.message)}
        // Only a confirmed address logs in, and without mail none is.
        hint={isMailOn && !username && t.auth.orEmail}
        label={t.auth.username}
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        error={fieldErrorText(t, password?.message)}
        hideLabel={t.auth.hidePassword}
        label={t.auth.password}
        showLabel={t.auth.showPassword}
      />
      {isMailOn && (
        <p className="-mt-1.5 text-right text-sm">
          <Link className={textLinkStyles} to="/forgot-password">
            {t.auth.forgotPassword}
          </Link>
        </p>
      )}
      <Button
        busy={login.isPending}
        className={classNames('max-tablet:h-12', !isMailOn && 'mt-2')}
        size="lg"
        type="submit"
      >
        {t.auth.submitLogin}
      </Button>
      <p className="text-center text-sm">
        <Link className={textLinkStyles} to="/sso">
          {t.auth.sso}
        </Link>
      </p>
    </form>
  );
}
