import { useSyncExternalStore } from 'react';
import {
  type Toasts,
  type ToastText,
  toastRemovalMs,
  withDismissed,
  withoutToast,
  withToast,
} from './toasts.ts';

let toasts: Toasts = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toasts): void {
  for (const toast of toasts) {
    const dismissed = toast.open && !next.some(({ id, open }) => id === toast.id && open);
    if (dismissed) setTimeout(() => change(withoutToast(toasts, toast.id)), toastRemovalMs);
  }
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(text: ToastText): void {
  lastId += 1;
  change(withToast(toasts, text, lastId));
}

export function dismissToast(id: number): void {
  change(withDismissed(toasts, id));
}

export function readToasts(): Toasts {
  return toasts;
}

export function useToasts(): Toasts {
  return useSyncExternalStore(subscribe, readToasts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
