import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { accountParameter } from '#contract/signed-in.ts';
import { openAccount } from '../../shared/api/active-account.ts';
import { InspectLogoContext } from '../../shared/card/logo-image.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** SignedInOnly for pages that draw cards. */
export function SignedInCards({ children, ...props }: ComponentProps<typeof SignedInOnly>) {
  return (
    <SignedInOnly {...props}>
      {(user) => (
        <InNamedAccount user={user} fallback={props.fallback}>
          <InspectLogoContext value={inspectLogo}>{children(user)}</InspectLogoContext>
        </InNamedAccount>
      )}
    </SignedInOnly>
  );
}

type InNamedAccountProps = { user: CurrentUser; fallback: ReactNode; children: ReactNode };

/** A mail names the company that it is about: the page is loaded again for it. The server checks the membership. */
function InNamedAccount({ user, fallback, children }: InNamedAccountProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const named = search.get(accountParameter) ?? '';
  const isOther = /^[\da-f-]{36}$/.test(named) && named !== user.company?.id;
  useEffect(() => {
    if (isOther) openAccount({ userId: user.id, companyId: named }, pathname);
  }, [isOther, named, pathname, user.id]);
  return isOther ? fallback : children;
}

/** Reads a logo as the editor does. The code is loaded on the first logo that needs it. */
async function inspectLogo(file: Blob) {
  const designer = await import('../../features/designer/core/logo/inspect-logo.ts');
  const inspected = await designer.inspectLogo(file);
  return typeof inspected === 'object' ? inspected : null;
}
