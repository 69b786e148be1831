import { useSyncExternalStore } from 'react';

let isOnline = typeof navigator === 'undefined' || navigator.onLine;
const listeners = new Set<() => void>();

function become(online: boolean): void {
  isOnline = online;
  for (const listener of listeners) listener();
}

/** Whether the network can be reached, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => isOnline);
}

/** Asks the server itself: a browser may believe too long that it is offline. */
export async function checkOnline(): Promise<void> {
  try {
    become((await fetch('/healthz', { cache: 'no-store' })).ok);
  } catch {
    become(false);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', nowOnline);
    addEventListener('offline', nowOffline);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', nowOnline);
    removeEventListener('offline', nowOffline);
  };
}

const nowOnline = () => become(true);
const nowOffline = () => become(false);
