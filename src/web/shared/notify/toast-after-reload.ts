import type { ToastText } from './toasts.ts';

const storageKey = 'vizitka.toast';

/** Stores a toast for the next page load. */
export function rememberToast(text: ToastText): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(text));
  } catch {
    // Storage may be blocked; the page then loads without the toast.
  }
}

/** Returns and removes the toast stored by the previous page. */
export function popRememberedToast(): ToastText | null {
  try {
    const text = readToastText(sessionStorage.getItem(storageKey) ?? '');
    sessionStorage.removeItem(storageKey);
    return text;
  } catch {
    return null;
  }
}

function readToastText(json: string): ToastText | null {
  if (json === '') return null;
  const text: unknown = JSON.parse(json);
  if (typeof text !== 'object' || text === null) return null;
  const { variant, title, description } = text as Partial<Record<string, unknown>>;
  if (variant !== 'default' && variant !== 'destructive') return null;
  if (typeof title !== 'string' || typeof description !== 'string') return null;
  return { variant, title, description };
}
