import type { ToastText } from './toasts.ts';

const storageKey = 'vizitka.toast';

/** Keeps a toast for the page that is about to load. */
export function rememberToast(text: ToastText): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(text));
  } catch {
    // Storage may be barred; the page then loads without the toast.
  }
}

/** The toast the page before left behind, once. */
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
