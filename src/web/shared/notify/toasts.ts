export type ToastText = {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  /** The description's language where it is not the page's, and a line in the page's own beneath it. */
  lang?: 'sk';
  beneath?: string;
  /** What can be done about it, for as long as the toast is shown. */
  action?: { label: string; run: () => void };
  /** Shown until it is closed: whoever looks away for a moment must not miss it. */
  stays?: boolean;
};
type Toast = ToastText & { id: number; open: boolean };

/** Toasts in memory, newest first; at most the first one is open. */
export type Toasts = readonly Toast[];

/** How long a dismissed toast is kept in memory; how long it is shown, its region knows. */
export const toastRemovalMs = 1_000_000;

/** A new toast takes the place of the one on show. */
export function withToast(toasts: Toasts, text: ToastText, id: number): Toasts {
  return [{ ...text, id, open: true }, ...toasts.map((toast) => ({ ...toast, open: false }))];
}

export function withDismissed(toasts: Toasts, id: number): Toasts {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function withoutToast(toasts: Toasts, id: number): Toasts {
  return toasts.filter((toast) => toast.id !== id);
}
