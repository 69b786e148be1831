import { useSyncExternalStore } from 'react';

/** Under the width at which the styles' `tablet` begins. */
const phone = '(width < 640px)';

/** For what a phone is spared altogether; what only looks different there is the styles' business. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
