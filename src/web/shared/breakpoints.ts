import { useSyncExternalStore } from 'react';

/** The breakpoints of the styles (`tablet`, `desktop`, `wide`) and one for tables. */
const phone = '(width < 640px)';
const narrow = '(width < 768px)';
const desktop = '(width >= 1024px)';
const wide = '(width >= 1280px)';

/** For parts that a phone does not render at all. Use CSS breakpoints for different styles. */
export function useIsPhone(): boolean {
  return useMatches(phone);
}

/** For tables, which need more width than a phone in landscape has. */
export function useIsNarrow(): boolean {
  return useMatches(narrow);
}

/** For parts with another order on a wide screen. */
export function useIsDesktop(): boolean {
  return useMatches(desktop);
}

/** For labels that are only shown on wide screens. */
export function useIsWide(): boolean {
  return useMatches(wide);
}

function useMatches(media: string): boolean {
  const read = () => matchMedia(media).matches;
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    read,
    read,
  );
}
