import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser, useCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { isLinkError, LinkFailed } from './link-failed.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Confirms an address. A program that only follows the links of a mail is not signed in, so it confirms nothing. */
export function VerifyEmail() {
  return <LinkAction name="verifyEmail" isStartedWhenSignedIn />;
}

/** Restores the earlier address of an account. */
export function UndoEmailChange() {
  return <LinkAction name="undoEmailChange" />;
}

type Props = { name: 'verifyEmail' | 'undoEmailChange'; isStartedWhenSignedIn?: boolean };

/** A page with one button that uses the link, and the result in its place. */
function LinkAction({ name, isStartedWhenSignedIn = false }: Props) {
  const recovery = useTexts('recovery');
  const texts = recovery[name];
  const { data: user } = useCurrentUser();
  const token = useLinkToken();
  const action = useApiMutation((linkToken: string) => request(name, { body: { token: linkToken } }), {
    failure: name,
    showInPlace: isLinkError,
    invalidates: [refreshCurrentUser],
  });

  const { mutate } = action;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStartedWhenSignedIn || !user || !token || isStarted.current) return;
    isStarted.current = true;
    mutate(token);
  }, [isStartedWhenSignedIn, user, token, mutate]);

  if (action.isSuccess)
    return (
      <AuthFrame key="done" pageTitle={texts.title} heading={texts.doneHeading}>
        <p role="status" className="-mt-2 pb-6 wrap-anywhere text-muted-foreground">
          {texts.done(action.data.email)}
        </p>
        <Button asChild size="lg" className="w-full">
          <Link to={user ? '/' : '/login'}>{user ? recovery.goOn : recovery.goToLogin}</Link>
        </Button>
      </AuthFrame>
    );
  if (!token || isLinkError(action.error)) {
    const toAccount = { label: recovery.goToAccount, path: '/account' };
    const toReset = { label: recovery.resetPassword.requestNew, path: '/forgot-password' };
    return (
      <LinkFailed
        pageTitle={texts.title}
        error={isLinkError(action.error) ? action.error : null}
        next={name === 'verifyEmail' ? toAccount : toReset}
      />
    );
  }
  return (
    <AuthFrame key="ask" pageTitle={texts.title} heading={texts.title}>
      <p className="-mt-2 pb-6 text-muted-foreground">{texts.text}</p>
      <Button busy={action.isPending} size="lg" className="w-full" onClick={() => mutate(token)}>
        {texts.submit}
      </Button>
    </AuthFrame>
  );
}
