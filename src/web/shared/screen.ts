import { useSyncExternalStore } from 'react';

/** The widths at which the styles' `tablet`, `desktop` and `wide` begin. */
const phone = '(width < 640px)';
const narrow = '(width < 768px)';
const desktop = '(width >= 1024px)';
const wide = '(width >= 1280px)';

/** For what a phone is spared altogether; what only looks different there is the styles' business. */
export function useIsPhone(): boolean {
  return useMatches(phone);
}

/** For tables, which need more room than a phone on its side has. */
export function useIsNarrow(): boolean {
  return useMatches(narrow);
}

/** For what comes in another order on a wide screen. */
export function useIsDesktop(): boolean {
  return useMatches(desktop);
}

/** For what is spelt out where there is plenty of room. */
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
