import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { loginPath } from '../../shared/session/login-path.ts';

type Props = {
  children: (user: CurrentUser) => ReactNode;
  /** Shown until the current user is known. */
  fallback?: ReactNode;
};

/** Redirects visitors to the login page, which returns them here, and admins without a second factor to its set-up. */
export function SignedInOnly({ children, fallback }: Props) {
  const { data: user, isPending, refetch } = useCurrentUser();
  const { pathname, search } = useLocation();
  if (isPending) return fallback;
  if (user === undefined) return <LoadFailed onRetry={() => void refetch()} />;
  if (user?.secondFactor === 'due' && pathname !== '/account') return <Navigate replace to="/account" />;
  return user ? children(user) : <Navigate replace to={loginPath(pathname + search)} />;
}
