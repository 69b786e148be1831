import { useEffect } from 'react';
import { Link } from 'react-router';
import { pagePaths } from '#contract/pages.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { Wordmark } from '../../shared/brand/wordmark.tsx';
import { ErrorBoundary } from '../../shared/error-boundary.tsx';
import { useIsPhone } from '../../shared/screen.ts';
import { AccountArea } from './account-area.tsx';
import { CreditLine } from './credit-line.tsx';
import { DeletionStrip } from './deletion-strip.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { rememberSignedIn } from './last-seen.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { navigationLinks } from './navigation-links.ts';
import { useStoredLanguage } from './stored-language.ts';

export function Header() {
  const { data, isError } = useCurrentUser();
  const user = isError ? (data ?? null) : data;
  const links = navigationLinks(user ?? null, pagePaths);
  const isPhone = useIsPhone();
  useStoredLanguage(user ?? null);

  useEffect(() => {
    if (data !== undefined) rememberSignedIn(data !== null);
  }, [data]);

  return (
    <header className="relative z-40 border-b border-border bg-background">
      {user?.isImpersonating && <ImpersonationBanner username={user.username} />}
      {user?.deletesAt && !user.isImpersonating && <DeletionStrip deletesAt={user.deletesAt} />}
      <div className="flex h-13.75 items-center gap-2.5 px-4 tablet:h-15.75 min-[768px]:gap-6 min-[768px]:px-6 desktop:grid desktop:grid-cols-[1fr_auto_1fr]">
        <div className="wide:flex wide:items-center">
          <Link className="flex w-fit items-center rounded-sm max-tablet:h-11" to="/">
            <Wordmark className="tablet:max-wide:[&>svg]:translate-y-1.5" />
          </Link>
          {!isPhone && (
            <CreditLine className="text-2xs max-wide:-mt-1 max-wide:pl-9.5 wide:ml-3.5 wide:border-l wide:border-border-strong wide:pl-3.5 wide:text-xs" />
          )}
        </div>
        {!isPhone && <NavigationBar links={links} />}
        <ErrorBoundary fallback={null}>
          {isPhone ? <MobileMenu links={links} user={user} /> : <AccountArea user={user} />}
        </ErrorBoundary>
      </div>
    </header>
  );
}
