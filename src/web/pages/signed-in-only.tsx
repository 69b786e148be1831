import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type CurrentUser, useCurrentUser } from '../shared/api/session.ts';
import { LoadFailed } from '../shared/load-failed.tsx';
import { loginPath } from './landing-path.ts';

/** Sends visitors to the login, from where they return here. Until it is known who is there, nothing is shown. */
export function SignedInOnly({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const { data: user, isPending, refetch } = useCurrentUser();
  const { pathname } = useLocation();
  if (isPending) return null;
  if (user === undefined) return <LoadFailed onRetry={() => void refetch()} />;
  return user ? children(user) : <Navigate replace to={loginPath(pathname)} />;
}
