import { type CustomFont, isCustomFont } from '#domain/card/fonts.ts';
import { createStore } from '#editor/store.ts';
import { useStoreValue } from '../use-store.ts';

const storageKey = 'vizitka.own-fonts';

const fonts = createStore<readonly CustomFont[]>([]);

/** Reads which fonts are on this device. A prerendered page has none, so they are read after the first render. */
export function restoreCustomFonts(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (Array.isArray(stored))
      fonts.set(stored.filter((font) => typeof font === 'string' && isCustomFont(font)));
  } catch {
    // Without storage there are no custom fonts.
  }
}

export function setCustomFonts(next: readonly CustomFont[]): void {
  fonts.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage may be blocked; the list then lasts until the page is closed.
  }
}

/** The fonts whose files are on this device. */
export const customFonts = { get: fonts.get, subscribe: fonts.subscribe };

export function useCustomFonts(): readonly CustomFont[] {
  return useStoreValue(customFonts);
}
