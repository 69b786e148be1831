import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { request } from '../../../shared/api/request.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { useLazyResolver } from '../use-lazy-resolver.ts';
import { textLinkStyles } from './text-link-styles.ts';

const loadResolver = async () => (await import('../account-resolvers.ts')).forgotPasswordResolver;

/** Asks for a mail with a link. What the page says afterwards does not depend on whether the address has an account. */
export function ForgotPassword() {
  const common = useTexts();
  const { forgotPassword: t } = useTexts('recovery');
  const ask = useApiMutation((body: { email: string }) => request('forgotPassword', { body }), {
    failure: 'forgotPassword',
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '' },
  });
  if (ask.isSuccess)
    return (
      <AuthFrame key="sent" pageTitle={t.title} heading={t.sentHeading}>
        <div role="status" className="grid gap-3 text-muted-foreground">
          <p className="wrap-anywhere">{t.sent(ask.variables.email)}</p>
          <p>{t.noMail}</p>
        </div>
        <Button variant="outline" size="lg" className="mt-6 w-full" onClick={() => ask.reset()}>
          {t.again}
        </Button>
        <BackToLogin />
      </AuthFrame>
    );
  return (
    <AuthFrame key="form" pageTitle={t.title} heading={t.heading}>
      <p className="-mt-2 pb-5 text-muted-foreground">{t.text}</p>
      <form className="grid gap-4" noValidate onSubmit={handleSubmit((form) => ask.mutate(form))}>
        <TextInput
          {...register('email')}
          autoComplete="email"
          error={fieldErrorText(common, formState.errors.email?.message)}
          label={common.auth.email}
          type="email"
        />
        <Button busy={ask.isPending} className="mt-2 max-tablet:h-12" size="lg" type="submit">
          {t.send}
        </Button>
      </form>
      <BackToLogin />
    </AuthFrame>
  );
}

function BackToLogin() {
  const t = useTexts('recovery');
  return (
    <p className="pt-4 text-center text-sm">
      <Link className={textLinkStyles} to="/login">
        {t.backToLogin}
      </Link>
    </p>
  );
}
