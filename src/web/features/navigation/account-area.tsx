import { Suspense, useEffect } from 'react';
import type { CurrentUser } from '../../shared/api/session.ts';
import { lazyComponent, Nothing } from '../../shared/lazy-component.tsx';
import { RoleBadge } from '../../shared/role-badge.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { CardLimit } from './card-limit.tsx';
import { VisitorButtons } from './visitor-buttons.tsx';

// Lazy: menus are the heaviest part of the header and are not needed for the first render.
const PreferencesMenu = lazyComponent(
  async () => (await import('./preferences-menu.tsx')).PreferencesMenu,
  Nothing,
);
const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).UserMenu, Nothing);

/** The right part of the header from tablet width up. One Suspense boundary around it avoids layout shifts. `undefined`: not known yet. */
export function AccountArea({ user }: { user: CurrentUser | null | undefined }) {
  useEffect(() => PreferencesMenu.fetchAhead(), []);

  return (
    <div className="ml-auto flex items-center gap-2 desktop:gap-3">
      {user === undefined ? (
        <AccountSkeleton />
      ) : (
        <Suspense fallback={<AccountSkeleton />}>
          <PreferencesMenu />
          {user ? <SignedIn user={user} /> : <VisitorButtons />}
        </Suspense>
      )}
    </div>
  );
}

function SignedIn({ user }: { user: CurrentUser }) {
  return (
    <>
      <span className="flex flex-col items-center gap-0.5 min-[800px]:flex-row min-[800px]:gap-3">
        <RoleBadge role={user.role} />
        <CardLimit limit={user.cardLimit} />
      </span>
      <span aria-hidden className="hidden h-5 w-px bg-border-strong desktop:block" />
      <UserMenu user={user} />
    </>
  );
}
