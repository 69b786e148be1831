import { createStore, useStoreValue } from './store.ts';

const online = createStore(true);

/** From now on the browser's own word is followed. */
export function watchOnline(): void {
  online.set(navigator.onLine);
  addEventListener('online', () => online.set(true));
  addEventListener('offline', () => online.set(false));
}

/** Whether the network can be reached, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useStoreValue(online);
}

/** Asks the server itself: a browser may believe too long that it is offline. */
export async function checkOnline(): Promise<void> {
  try {
    online.set((await fetch('/healthz', { cache: 'no-store' })).ok);
  } catch {
    online.set(false);
  }
}
