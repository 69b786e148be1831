import { createStore } from '#editor/store.ts';
import { useStoreValue } from '../use-store.ts';

const online = createStore(true);

/** Follows the browser's online and offline events. */
export function watchOnline(): void {
  online.set(navigator.onLine);
  addEventListener('online', () => online.set(true));
  addEventListener('offline', () => online.set(false));
}

/** Whether the browser reports a connection. */
export function useIsOnline(): boolean {
  return useStoreValue(online);
}

/** Checks the connection with a request, because browsers may report offline for too long. */
export async function checkOnline(): Promise<void> {
  try {
    online.set((await fetch('/healthz', { cache: 'no-store' })).ok);
  } catch {
    online.set(false);
  }
}
