import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { CallResponse } from '#contract/endpoints.ts';
import { openAccount } from '../../../shared/api/active-account.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { clearDeviceData } from '../../../shared/drafts/clear-device-data.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { rememberToast } from '../../../shared/notify/toast-after-reload.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { AuthTabs } from '../auth-tabs.tsx';
import { forgetInvitation, useInvitationToken } from './use-invitation-token.ts';

type Invitation = CallResponse<'readInvitation'>;

/** The page of an invitation to a company. Opening it changes nothing: mail scanners open links, too. */
export function InvitationByLink() {
  const { invitation: t } = useTexts('company');
  const token = useInvitationToken();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request('readInvitation', { body: { token: token ?? '' } }),
    enabled: token !== null,
    gcTime: 0,
  });
  if (token === null || isEnded(error)) return <InvitationFailed text={t.failed} />;
  if (error)
    return (
      <AuthFrame key="failed" pageTitle={t.title} heading={t.title}>
        <InvitationError error={error} />
        <Button size="lg" className="w-full" onClick={() => void refetch()}>
          {t.again}
        </Button>
      </AuthFrame>
    );
  if (!data)
    return (
      <AuthFrame key="loading" pageTitle={t.title} heading={t.title}>
        <Skeleton className="h-5 w-full" />
      </AuthFrame>
    );
  return <OpenInvitation token={token} invitation={data} />;
}

function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'INVITATION_INVALID';
}

function InvitationError({ error }: { error: Error }) {
  const common = useTexts();
  const t = useTexts('company');
  return (
    <p role="alert" className="-mt-2 pb-6 text-muted-foreground">
      {failureText(common, featureFailures.company(t), error)}
    </p>
  );
}

function InvitationFailed({ text }: { text: string }) {
  const { invitation: t } = useTexts('company');
  return (
    <AuthFrame key="ended" pageTitle={t.title} heading={t.failedHeading}>
      <p role="alert" className="-mt-2 pb-6 text-muted-foreground">
        {text}
      </p>
      <Button asChild size="lg" className="w-full">
        <Link to="/">{t.start}</Link>
      </Button>
    </AuthFrame>
  );
}

type OpenInvitationProps = { token: string; invitation: Invitation };

function OpenInvitation({ token, invitation }: OpenInvitationProps) {
  const { invitation: t, roles } = useTexts('company');
  const { data: user } = useCurrentUser();
  const { company, role, email } = invitation;
  if (user && user.email.toLowerCase() !== email.toLowerCase())
    return <InvitationOfAnother invitation={invitation} user={user} />;
  return (
    <AuthFrame key="open" pageTitle={t.title} heading={t.heading(company)}>
      <p className="-mt-2 pb-5 wrap-anywhere text-muted-foreground">
        {t.text(roles[role], email)} {t.means[role]}
      </p>
      {user === undefined && <Skeleton className="h-11 w-full" />}
      {user === null && <SignIn email={email} token={token} />}
      {user && <Accept token={token} invitation={invitation} user={user} />}
    </AuthFrame>
  );
}

/** Log in, or register with the invited address. The page then offers to accept. */
function SignIn({ email, token }: { email: string; token: string }) {
  const { invitation: t } = useTexts('company');
  const [tab, setTab] = useState('register');
  return (
    <AuthTabs
      tab={tab}
      onTab={setTab}
      invitation={{ email, token }}
      registerHint={
        <p className="-mt-2 pb-4 text-sm wrap-anywhere text-muted-foreground">{t.registerHint(email)}</p>
      }
    />
  );
}

function Accept({ token, invitation, user }: OpenInvitationProps & { user: CurrentUser }) {
  const t = useTexts('company');
  const accept = useApiMutation(() => request('acceptInvitation', { body: { token } }), {
    failure: featureFailures.company(t),
    onSuccess: ({ id }) => {
      const { title, description } = t.invitation.joined;
      forgetInvitation();
      rememberToast({ variant: 'default', title, description: description(invitation.company) });
      openAccount({ userId: user.id, companyId: id }, '/list');
    },
  });
  return (
    <>
      <p className="pb-4 text-sm wrap-anywhere text-muted-foreground">
        {t.invitation.signedInAs(user.username, user.email)}
      </p>
      <Button
        size="lg"
        className="w-full"
        busy={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate()}
      >
        {t.invitation.accept}
      </Button>
    </>
  );
}

/** Says whose invitation it is, and what can be done about it. */
function InvitationOfAnother({ invitation, user }: { invitation: Invitation; user: CurrentUser }) {
  const { invitation: t } = useTexts('company');
  const logOut = useApiMutation('logout', {
    failure: 'logout',
    onSuccess: async (_, __, client) => {
      await clearDeviceData(client);
      location.assign('/invitation');
    },
  });
  return (
    <AuthFrame key="other" pageTitle={t.title} heading={t.otherHeading}>
      <p role="alert" className="-mt-2 pb-6 wrap-anywhere text-muted-foreground">
        {t.other(invitation.email, user.email)}
      </p>
      <div className="grid gap-2">
        <Button size="lg" busy={logOut.isPending} onClick={() => logOut.mutate()}>
          {t.logout}
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to="/account#email">{t.toAccount}</Link>
        </Button>
      </div>
    </AuthFrame>
  );
}
