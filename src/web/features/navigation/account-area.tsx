import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { useIsRegistrationOpen } from '../../shared/page/site.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { wasSignedIn } from './last-session.ts';

// Lazy: menus and tooltips are the heaviest part of the header and are not needed for the first render.
const PreferencesMenu = lazyComponent(
  async () => (await import('./preferences-menu.tsx')).PreferencesMenu,
  RenderNothing,
);
const SignedInArea = lazyComponent(
  async () => (await import('./signed-in-area.tsx')).SignedInArea,
  RenderNothing,
);

/** The right part of the header from tablet width up. One Suspense boundary around it avoids layout shifts. `undefined`: not known yet. */
export function AccountArea({ user }: { user: CurrentUser | null | undefined }) {
  useEffect(() => PreferencesMenu.prefetch(), []);

  return (
    <div className="ml-auto flex max-w-full items-center gap-2 max-wide:min-w-0 max-tablet:hidden wide:gap-3">
      {user === undefined ? (
        <AccountSkeleton />
      ) : (
        <Suspense fallback={<AccountSkeleton />}>
          <PreferencesMenu />
          {user ? <SignedInArea user={user} /> : <VisitorButtons />}
        </Suspense>
      )}
    </div>
  );
}

function VisitorButtons() {
  const { account } = useTexts();
  const isOpen = useIsRegistrationOpen();
  return (
    <>
      <Button asChild variant="ghost">
        <Link to="/login">{account.login}</Link>
      </Button>
      {isOpen && (
        <Button asChild variant="outline">
          <Link to="/login?tab=register">{account.register}</Link>
        </Button>
      )}
    </>
  );
}

function AccountSkeleton() {
  const { account } = useTexts();
  return (
    <div aria-busy="true" className="flex items-center gap-2 wide:gap-3" role="status">
      <span className="sr-only">{account.loading}</span>
      {wasSignedIn() ? (
        <>
          <Skeleton className="mr-3 h-4 w-8" />
          {/* Below 900 px the badge is above the limit, as in the header that follows. */}
          <span className="flex flex-col items-center gap-0.5 min-[900px]:flex-row min-[900px]:gap-3">
            <Skeleton className="h-5.5 w-17" />
            <Skeleton className="h-4 w-15" />
          </span>
          <Skeleton className="size-8 rounded-full desktop:ml-4.5 desktop:size-7" />
          <Skeleton className="mr-8 -ml-1 hidden h-4 w-9 desktop:block" />
        </>
      ) : (
        <>
          <Skeleton className="mr-7 h-4 w-8" />
          <Skeleton className="mr-4 h-4 w-9" />
          <Skeleton className="h-9 w-21" />
        </>
      )}
    </div>
  );
}
