import { type CustomFont, customFont } from '#domain/card/fonts.ts';
import { reloadCustomFont } from './card-fonts.ts';
import { customFonts, setCustomFonts } from './custom-fonts.ts';
import { fontFiles } from './font-files.ts';

/** Puts a font file on this device. */
export async function addFont(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<CustomFont> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const font = customFont(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''), name);
  await fontFiles.store(font, bytes);
  setCustomFonts([...customFonts.get().filter((other) => other !== font), font]);
  reloadCustomFont(font);
  return font;
}

/** Removes a font from this device. Cards that have it show the default font. */
export async function removeFont(font: CustomFont): Promise<void> {
  await fontFiles.delete(font);
  setCustomFonts(customFonts.get().filter((other) => other !== font));
  reloadCustomFont(font);
}

export async function removeAllFonts(): Promise<void> {
  const removed = customFonts.get();
  setCustomFonts([]);
  await fontFiles.clear();
  for (const font of removed) reloadCustomFont(font);
}
