import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { emailSchema } from '#contract/account-schemas.ts';
import { ssoPaths } from '#contract/paths/sso-paths.ts';
import { openAccount } from '../../../shared/api/active-account.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { addEndpointPaths, request } from '../../../shared/api/request.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { adoptVisitorDraft } from '../../../shared/drafts/draft-database.ts';
import { fieldErrorText } from '../../../shared/i18n/field-error-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureCode, failureText } from '../../../shared/notify/failure-text.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { rememberToast } from '../../../shared/notify/toast-after-reload.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { LazySecondFactorForm } from '../lazy-second-factor-form.ts';
import { textLinkStyles } from '../recovery/text-link-styles.ts';

addEndpointPaths(ssoPaths);

/** Asks for the address of a person and opens the login of their company; that leads back here with its answer. */
export function SsoPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // It leaves the address bar at once.
  const [answer, setAnswer] = useState(() => search.slice(1));
  useEffect(() => {
    if (search) void navigate('/sso', { replace: true });
  }, [search, navigate]);
  return answer ? <Finish answer={answer} onAgain={() => setAnswer('')} /> : <Start />;
}

function Start() {
  const { data: user } = useCurrentUser();
  return <StartForm key={user?.id ?? ''} email={user?.email ?? ''} />;
}

function StartForm({ email: own }: { email: string }) {
  const common = useTexts();
  const t = useTexts('sso');
  const { page } = t;
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: own },
  });
  const start = useApiMutation((body: { email: string }) => request('startSso', { body }), {
    failure: null,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      setError(
        'email',
        { message: failureText(common, featureFailures.sso(t), error) },
        { shouldFocus: true },
      ),
  });
  return (
    <AuthFrame key="start" pageTitle={page.title} heading={page.title}>
      <p className="-mt-2 pb-5 text-muted-foreground">{page.text}</p>
      <form className="grid gap-4" noValidate onSubmit={handleSubmit((form) => start.mutate(form))}>
        <TextInput
          {...register('email')}
          autoComplete="email"
          error={fieldErrorText(common, formState.errors.email?.message)}
          label={page.email}
          type="email"
        />
        <Button
          busy={start.isPending || start.isSuccess}
          className="mt-2 max-tablet:h-12"
          size="lg"
          type="submit"
        >
          {page.next}
        </Button>
      </form>
      <p className="pt-4 text-center text-sm">
        <Link className={textLinkStyles} to="/login">
          {page.password}
        </Link>
      </p>
    </AuthFrame>
  );
}

/** Sends the answer of the company's login. */
function Finish({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  const common = useTexts();
  const t = useTexts('sso');
  const { page } = t;
  const finish = useApiMutation(() => request('finishSso', { body: { query: answer } }), {
    failure: null,
    onSuccess: async ({ companyId, userId, isTest }) => {
      rememberToast({ variant: 'default', ...(isTest ? t.testPassed : page.welcome) });
      // Without storage there is no draft.
      if (!isTest) await adoptVisitorDraft(userId).catch(() => undefined);
      openAccount({ userId, companyId }, isTest ? '/company#sso' : '/list');
    },
  });
  const { mutate } = finish;
  const isSent = useRef(false);
  useEffect(() => {
    // An answer works once.
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  }, [mutate]);
  const { error } = finish;
  if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED')
    return <SecondStep onBack={onAgain} />;
  if (!error)
    return (
      <AuthFrame key="working" pageTitle={page.title} heading={page.title}>
        <div role="status" aria-label={page.working}>
          <Skeleton className="h-5 w-full" />
        </div>
      </AuthFrame>
    );
  const hasAccount = failureCode(error) === 'SSO_ACCOUNT_EXISTS';
  return (
    <AuthFrame key="failed" pageTitle={page.title} heading={page.failedHeading}>
      <p role="alert" className="-mt-2 pb-6 wrap-anywhere text-muted-foreground">
        {failureText(common, featureFailures.sso(t), error)}
      </p>
      <div className="grid gap-2">
        {hasAccount && (
          <Button asChild size="lg">
            <Link to="/login?next=/sso">{page.connect}</Link>
          </Button>
        )}
        <Button size="lg" variant={hasAccount ? 'outline' : 'primary'} onClick={onAgain}>
          {page.again}
        </Button>
        {!hasAccount && (
          <Button asChild size="lg" variant="outline">
            <Link to="/login">{page.password}</Link>
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}

/** The second factor of the account, as after a password. Then the person acts for their company. */
function SecondStep({ onBack }: { onBack: () => void }) {
  const { page } = useTexts('sso');
  const { data: user } = useCurrentUser();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    void request('listCompanies')
      .catch(() => [])
      .then(([company, ...others]) =>
        openAccount(company && others.length === 0 ? { userId, companyId: company.id } : null, '/list'),
      );
  }, [userId]);
  return (
    <AuthFrame key="factor" pageTitle={page.title} heading={page.title}>
      <LazySecondFactorForm onBack={onBack} />
    </AuthFrame>
  );
}
