import { isOwnFont, type OwnFont } from '#domain/card/fonts.ts';
import { createStore, useStoreValue } from '../store.ts';

const storageKey = 'vizitka.own-fonts';

const fonts = createStore<readonly OwnFont[]>([]);

/** Reads which fonts are on this device. A prerendered page has none, so they are read after the first render. */
export function restoreOwnFonts(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (Array.isArray(stored))
      fonts.set(stored.filter((font) => typeof font === 'string' && isOwnFont(font)));
  } catch {
    // Without storage there are no fonts of one's own.
  }
}

export function setOwnFonts(next: readonly OwnFont[]): void {
  fonts.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage may be blocked; the list then lasts until the page is closed.
  }
}

/** The fonts whose files are on this device. */
export const ownFonts = { get: fonts.get, subscribe: fonts.subscribe };

export function useOwnFonts(): readonly OwnFont[] {
  return useStoreValue(ownFonts);
}
