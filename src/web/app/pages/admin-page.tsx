import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { adminPaths } from '#contract/paths/admin-paths.ts';
import { AdminArea } from '../../features/admin/admin-area.tsx';
import { addEndpointPaths } from '../../shared/api/request.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

addEndpointPaths(adminPaths);

export function AdminPage() {
  return <AdminOnly>{(admin) => <AdminArea admin={admin} />}</AdminOnly>;
}

/**
 * Redirects everybody but admins to the first page and shows a toast, and admins whose second factor is due to its set-up. Renders nothing until the current user is known.
 * An admin who starts to impersonate is redirected without the toast.
 */
function AdminOnly({ children }: { children: (admin: CurrentUser) => ReactNode }) {
  const { accessDenied } = useTexts('admin');
  const { data: user, isPending, refetch } = useCurrentUser();
  const wasAdmitted = useRef(false);
  const isAdmitted = user?.isAdmin === true && !user.isImpersonating;
  const isDenied = !isPending && user !== undefined && !isAdmitted;

  useEffect(() => {
    if (isAdmitted) wasAdmitted.current = true;
    if (isDenied && !wasAdmitted.current) showToast({ variant: 'destructive', ...accessDenied });
  }, [isAdmitted, isDenied, accessDenied]);

  if (isPending) return null;
  if (user === undefined) return <LoadFailed onRetry={() => void refetch()} />;
  if (!isAdmitted) return <Navigate replace to="/" />;
  return user.secondFactor === 'due' ? <Navigate replace to="/account" /> : children(user);
}
