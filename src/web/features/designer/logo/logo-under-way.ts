import { useSyncExternalStore } from 'react';

let isUnderWay = false;
const listeners = new Set<() => void>();

/** Told by whoever takes a picked file: until it is on the card, the card must not be saved without it. */
export function tellLogoUnderWay(underWay: boolean): void {
  isUnderWay = underWay;
  for (const listener of listeners) listener();
}

export function useLogoUnderWay(): boolean {
  return useSyncExternalStore(subscribe, () => isUnderWay);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
