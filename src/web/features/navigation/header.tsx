import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { isPageOffered, pagePaths } from '#contract/pages.ts';
import { membershipEnded } from '../../shared/api/active-account.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { Wordmark } from '../../shared/brand/wordmark.tsx';
import { companyColour } from '../../shared/company/company-colour.ts';
import { ErrorBoundary } from '../../shared/feedback/error-boundary.tsx';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { useArePlansSold } from '../../shared/offering.ts';
import { useIsPhone } from '../../shared/page/breakpoints.ts';
import { useStoreValue } from '../../shared/use-store.ts';
import { AccountArea } from './account-area.tsx';
import { CreditLine } from './credit-line.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { rememberSignedIn } from './last-session.ts';
import { LinkCount } from './link-count.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { currentLink, type NavigationLink, navigationLinks } from './navigation-links.ts';

const MembershipEnded = lazyComponent(
  async () => (await import('./membership-ended.tsx')).MembershipEnded,
  RenderNothing,
);

const DeletionStrip = lazyComponent(
  async () => (await import('./deletion-strip.tsx')).DeletionStrip,
  RenderNothing,
);

const CompanyDeletionStrip = lazyComponent(
  async () => (await import('./company-deletion-strip.tsx')).CompanyDeletionStrip,
  RenderNothing,
);

/** Where it is too narrow, first the links take two lines, then the line of the maker; the name of the user is cut last. */
export function Header() {
  const { data, isError } = useCurrentUser();
  const user = isError ? (data ?? null) : data;
  const offering = useArePlansSold() ? 'selling' : 'giving';
  const pages = pagePaths.filter((page) => isPageOffered(page, offering));
  const links = navigationLinks(user ?? null, pages);
  const isPhone = useIsPhone();
  const ended = useStoreValue(membershipEnded);
  useStoredLanguage(user ?? null);

  useEffect(() => {
    if (data !== undefined) rememberSignedIn(data !== null);
  }, [data]);

  return (
    <header className="relative z-40 border-b border-border bg-background">
      {user?.company && (
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 h-0.75"
          style={{ background: companyColour(user.company.id).background }}
        />
      )}
      {user?.isImpersonating && <ImpersonationBanner username={user.username} />}
      <Suspense>
        {user?.deletesAt && !user.isImpersonating && <DeletionStrip deletesAt={user.deletesAt} />}
        {ended && <MembershipEnded reason={ended} />}
        {user?.company?.deletesAt && <CompanyDeletionStrip company={user.company} />}
      </Suspense>
      <div className="flex h-13.75 items-center gap-2 px-4 tablet:h-15.75 tablet:max-[767px]:gap-1 tablet:max-[767px]:px-3 min-[768px]:gap-3 min-[768px]:px-6 desktop:grid desktop:grid-cols-[auto_1fr_minmax(0,auto)] wide:grid-cols-[1fr_auto_1fr] wide:gap-4">
        <div className="max-tablet:min-w-0 shrink-[10000] wide:flex wide:items-center">
          <Link className="flex w-fit items-center rounded-sm max-tablet:h-8" to="/">
            <Wordmark className="tablet:max-wide:[&>svg]:translate-y-1.5" />
          </Link>
          <CreditLine className="text-2xs max-tablet:truncate tablet:max-desktop:whitespace-normal max-wide:-mt-1 max-wide:pl-9.5 wide:ml-3.5 wide:border-l wide:border-border-strong wide:pl-3.5 wide:text-xs" />
        </div>
        <NavigationBar links={links} />
        <ErrorBoundary fallback={null}>
          {isPhone !== false && <MobileMenu links={links} user={user} />}
          {isPhone !== true && <AccountArea user={user} />}
        </ErrorBoundary>
      </div>
    </header>
  );
}

/** Switches to the language stored in the account. */
function useStoredLanguage(user: CurrentUser | null): void {
  const { current, change } = useLanguage();
  const stored = user && !user.isImpersonating ? user.language : null;
  useEffect(() => {
    if (stored && stored !== current) void change(stored);
  }, [stored, current, change]);
}

/** The links in the header. The underline of the current link overlaps the header's border. */
function NavigationBar({ links }: { links: readonly NavigationLink[] }) {
  const { navigation } = useTexts();
  const current = currentLink(links, useLocation().pathname);
  return (
    <nav
      aria-label={navigation.label}
      className="flex h-full shrink-[1000000000] items-center gap-1.25 text-xs max-tablet:hidden min-[768px]:gap-2.5 min-[768px]:text-sm desktop:justify-center desktop:gap-2 desktop:text-md wide:gap-8"
    >
      {links.map((link) => (
        <Link
          aria-current={link === current ? 'page' : undefined}
          className="relative flex h-full items-center font-medium text-muted-foreground transition-colors duration-(--dur-1) hover:text-foreground wide:whitespace-nowrap aria-[current=page]:text-foreground aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:top-full aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-primary"
          key={link.path}
          to={link.path}
        >
          {navigation[link.name]}
          <LinkCount link={link} />
        </Link>
      ))}
    </nav>
  );
}
