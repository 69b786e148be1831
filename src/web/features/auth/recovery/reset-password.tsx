import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldError } from '#contract/field-errors.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { StrengthHint } from '../../../shared/session/strength-hint.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { useLazyResolver } from '../use-lazy-resolver.ts';
import { isLinkError, LinkFailed } from './link-failed.tsx';
import { useLinkToken } from './use-link-token.ts';

const loadResolver = async () => (await import('../account-resolvers.ts')).resetPasswordResolver;

/** The page does not know whose link it is. */
const unknownOwner = { username: '', email: '' };

/** Chooses a new password by the link of a mail, then leads to the login. */
export function ResetPassword() {
  const common = useTexts();
  const { resetPassword: t } = useTexts('recovery');
  const token = useLinkToken();
  const reset = useResetPassword();
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { newPassword: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { newPassword } = formState.errors;
  if (!token || isLinkError(reset.error))
    return (
      <LinkFailed
        pageTitle={t.title}
        error={isLinkError(reset.error) ? reset.error : null}
        next={{ label: t.requestNew, path: '/forgot-password' }}
      />
    );
  const showFieldError = (error: Error) => {
    if (!isTooShortForAdmin(error)) return;
    const message = fieldError('ADMIN_PASSWORD_TOO_SHORT');
    setError('newPassword', { message }, { shouldFocus: true });
  };
  return (
    <AuthFrame pageTitle={t.title} heading={t.title}>
      <p className="-mt-2 pb-5 text-muted-foreground">{t.text}</p>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={handleSubmit((form) => reset.mutate({ token, ...form }, { onError: showFieldError }))}
      >
        <PasswordField
          {...register('newPassword')}
          autoComplete="new-password"
          error={fieldErrorText(common, newPassword?.message)}
          hideLabel={common.auth.hidePassword}
          hint={!newPassword && <StrengthHint password={typed} owner={unknownOwner} />}
          label={t.newPassword}
          showLabel={common.auth.showPassword}
        />
        <Button busy={reset.isPending} className="mt-2 max-tablet:h-12" size="lg" type="submit">
          {t.submit}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The form has checked the rule for everybody; only the server knows that the link is an admin's. */
function isTooShortForAdmin(error: Error): boolean {
  return error instanceof ApiError && error.code === 'INVALID_REQUEST';
}

function useResetPassword() {
  const navigate = useNavigate();
  const common = useTexts();
  const { title, description } = useTexts('recovery').resetPassword.changed;
  return useApiMutation(
    (body: { token: string; newPassword: string }) => request('resetPassword', { body }),
    {
      failure: 'resetPassword',
      showInPlace: (error) => isLinkError(error) || isTooShortForAdmin(error),
      success: ({ passwordWarning }) => {
        const advice = passwordWarning ? ` ${common.auth.passwordAdvice[passwordWarning]}` : '';
        return { title, description: description + advice };
      },
      onSuccess: async (_, __, client) => {
        // The session of this browser has ended too.
        await refreshCurrentUser(client);
        await navigate('/login', { replace: true });
      },
    },
  );
}
