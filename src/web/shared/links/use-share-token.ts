import { useSyncExternalStore } from 'react';

/** The token in the fragment of the address. Another link that is opened in the same tab is another token. */
export function useShareToken(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
