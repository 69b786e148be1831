/** The ten fonts that are shipped, in the order the font picker shows them. */
export const fontNames = [
  'Inter',
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Playfair Display',
] as const;

export type ShippedFont = (typeof fontNames)[number];

/** A font of one's own: the start of its file's hash, then its name. The file stays on the person's device. */
export type OwnFont = `own:${string}`;

export type FontName = ShippedFont | OwnFont;

export const defaultFont: ShippedFont = 'Inter';

const prefix = 'own:';
const hashLength = 8;

/** What follows the prefix of a font of one's own. */
export const ownFontPattern = /^[0-9a-f]{8} [\w .-]{1,60}$/;

export function isOwnFont(font: string): font is OwnFont {
  return font.startsWith(prefix) && ownFontPattern.test(font.slice(prefix.length));
}

/** A font of one's own by the hexadecimal hash of its file and its name. */
export function ownFont(hash: string, name: string): OwnFont {
  return `${prefix}${hash.slice(0, hashLength)} ${name}`;
}

/** The name of a font as people know it. */
export function fontLabel(font: FontName): string {
  return isOwnFont(font) ? font.slice(prefix.length + hashLength + 1) : font;
}
