import { useSyncExternalStore } from 'react';

/** The breakpoints of the styles (`tablet`, `desktop`, `wide`) and one for tables. */
const phone = '(width < 640px)';
const narrow = '(width < 768px)';
const desktop = '(width >= 1024px)';
const wide = '(width >= 1280px)';

/**
 * For parts that a phone does not render at all. Use CSS breakpoints for different styles. Undefined while a page is
 * prerendered for all widths: both forms are rendered then, and CSS hides one.
 */
export function useIsPhone(): boolean | undefined {
  return useMatches(phone);
}

/** The same for an event. */
export function isPhone(): boolean {
  return matchMedia(phone).matches;
}

/** For tables, which need more width than a phone in landscape has. */
export function useIsNarrow(): boolean | undefined {
  return useMatches(narrow);
}

/** For parts with another order on a wide screen. */
export function useIsDesktop(): boolean | undefined {
  return useMatches(desktop);
}

/** For labels that are only shown on wide screens. */
export function useIsWide(): boolean | undefined {
  return useMatches(wide);
}

function useMatches(media: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(media).matches,
    () => undefined,
  );
}
