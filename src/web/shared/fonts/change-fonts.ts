import { type OwnFont, ownFont } from '#domain/card/fonts.ts';
import { reloadOwnFont } from '../card/card-fonts.ts';
import { fontFiles } from './font-files.ts';
import { ownFonts, setOwnFonts } from './own-fonts.ts';

/** Puts a font file on this device. */
export async function addFont(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<OwnFont> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const font = ownFont(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''), name);
  await fontFiles.store(font, bytes);
  setOwnFonts([...ownFonts.get().filter((other) => other !== font), font]);
  reloadOwnFont(font);
  return font;
}

/** Removes a font from this device. Cards that have it show the default font. */
export async function removeFont(font: OwnFont): Promise<void> {
  await fontFiles.delete(font);
  setOwnFonts(ownFonts.get().filter((other) => other !== font));
  reloadOwnFont(font);
}

export async function removeAllFonts(): Promise<void> {
  const removed = ownFonts.get();
  setOwnFonts([]);
  await fontFiles.clear();
  for (const font of removed) reloadOwnFont(font);
}
