import { createStore } from '#editor/store.ts';
import { useStoreValue } from '../use-store.ts';
import {
  type Toasts,
  type ToastText,
  toastRemovalMs,
  withDismissed,
  withoutToast,
  withToast,
} from './toasts.ts';

const toasts = createStore<Toasts>([]);
let lastId = 0;

function change(next: Toasts): void {
  for (const toast of toasts.get()) {
    const dismissed = toast.open && !next.some(({ id, open }) => id === toast.id && open);
    if (dismissed) setTimeout(() => change(withoutToast(toasts.get(), toast.id)), toastRemovalMs);
  }
  toasts.set(next);
}

export function showToast(text: ToastText): void {
  lastId += 1;
  change(withToast(toasts.get(), text, lastId));
}

export function dismissToast(id: number): void {
  change(withDismissed(toasts.get(), id));
}

/** Closes the open toast, for example before a new attempt. */
export function dismissOpenToast(): void {
  const open = toasts.get().find((toast) => toast.open);
  if (open) dismissToast(open.id);
}

export function getToasts(): Toasts {
  return toasts.get();
}

export function useToasts(): Toasts {
  return useStoreValue(toasts);
}
