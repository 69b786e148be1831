import { createStore, useStored } from './store.ts';

const online = createStore(true);

/** From now on the browser's own word is followed. */
export function followOnline(): void {
  online.become(navigator.onLine);
  addEventListener('online', () => online.become(true));
  addEventListener('offline', () => online.become(false));
}

/** Whether the network can be reached, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useStored(online);
}

/** Asks the server itself: a browser may believe too long that it is offline. */
export async function checkOnline(): Promise<void> {
  try {
    online.become((await fetch('/healthz', { cache: 'no-store' })).ok);
  } catch {
    online.become(false);
  }
}
