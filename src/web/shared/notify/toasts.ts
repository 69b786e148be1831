type ToastAction = { label: string; run: () => void };

export type ToastText = {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  /** The description's language if it is not the page's, and a second line in the page's language. */
  lang?: 'sk';
  secondLine?: string;
  /** A button in the toast. */
  action?: ToastAction;
  /** Another way than the first. */
  secondAction?: ToastAction;
  /** Shown until the user closes it. */
  isPersistent?: boolean;
};
type Toast = ToastText & { id: number; open: boolean };

/** Toasts in memory, newest first; at most the first one is open. */
export type Toasts = readonly Toast[];

/** How long a dismissed toast is kept in memory. The display time is set in ToastRegion. */
export const toastRemovalMs = 1_000_000;

/** Adds a toast and closes all others. */
export function withToast(toasts: Toasts, text: ToastText, id: number): Toasts {
  return [{ ...text, id, open: true }, ...toasts.map((toast) => ({ ...toast, open: false }))];
}

export function withDismissed(toasts: Toasts, id: number): Toasts {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function withoutToast(toasts: Toasts, id: number): Toasts {
  return toasts.filter((toast) => toast.id !== id);
}
