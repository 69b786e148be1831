import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isLinkPage } from '#contract/pages.ts';
import { Footer } from '../features/navigation/footer.tsx';
import { Header } from '../features/navigation/header.tsx';
import { ErrorBoundary } from '../shared/feedback/error-boundary.tsx';
import { OfflineStrip } from '../shared/feedback/offline-strip.tsx';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../shared/loading/lazy-component.tsx';
import { CrashPage } from './pages/crash-page.tsx';

const Toaster = lazyComponent(
  async () => (await import('../shared/notify/toaster.tsx')).Toaster,
  RenderNothing,
);

type ShellProps = {
  children: ReactNode;
  /** Below the screen's height, above the foot. */
  below?: ReactNode;
};

/** The frame of every page: skip link, offline strip, header, page, toasts, and the foot below the screen's height. */
export function Shell({ children, below }: ShellProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  // Pages of links have a head of their own, and nothing to navigate to.
  if (isLinkPage(pathname))
    return (
      <div className="flex min-h-dvh flex-col">
        <OfflineStrip />
        <ErrorBoundary fallback={<CrashPage />} resetKey={pathname}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
        <Toasts />
      </div>
    );
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <a
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-card px-4 py-3 font-medium focus:translate-y-0"
          href="#content"
        >
          {t.skipToContent}
        </a>
        <OfflineStrip />
        <Header />
        <main className="flex flex-1 flex-col focus-visible:shadow-none" id="content" tabIndex={-1}>
          <ErrorBoundary fallback={<CrashPage />} resetKey={pathname}>
            <Suspense>{children}</Suspense>
          </ErrorBoundary>
        </main>
        <Toasts />
      </div>
      {below}
      <Footer />
    </>
  );
}

function Toasts() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Moves the focus to the page's heading after a navigation, but not on the first load. */
function useHeadingFocus(pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A page scrolls to the section of the address itself.
    if (!location.hash) scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
