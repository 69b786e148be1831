/** The ten fonts of the specification. The font picker shows them first. */
export const standardFonts = [
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

/** All fonts that are shipped, in the order of the font picker. */
export const fontNames = [
  ...standardFonts,
  'DM Sans',
  'Jost',
  'Space Grotesk',
  'Bricolage Grotesque',
  'IBM Plex Sans',
  'IBM Plex Mono',
  'Barlow Condensed',
  'Nunito',
  'Josefin Sans',
  'Zilla Slab',
  'Fraunces',
  'EB Garamond',
  'Cormorant Garamond',
  'Bodoni Moda',
  'Instrument Serif',
  'Marcellus',
  'Syne',
  'Caveat',
  'Familjen Grotesk',
  'Young Serif',
] as const;

export type ShippedFont = (typeof fontNames)[number];

/** Whether a font is one of the ten of the specification. */
export function isStandardFont(font: FontName): boolean {
  return standardFonts.some((standard) => standard === font);
}

/** Whether a font came with the looks whose hero is the logo. */
export function isFontOfSeats(font: FontName): boolean {
  return font === 'Familjen Grotesk' || font === 'Young Serif';
}

/** A custom font: the start of its file's hash, then its name. The file stays on the person's device. */
export type CustomFont = `own:${string}`;

export type FontName = ShippedFont | CustomFont;

export const defaultFont: ShippedFont = 'Inter';

const prefix = 'own:';
const hashLength = 8;

/** What follows the prefix of a custom font. */
export const customFontPattern = /^[0-9a-f]{8} [\w .-]{1,60}$/;

export function isCustomFont(font: string): font is CustomFont {
  return font.startsWith(prefix) && customFontPattern.test(font.slice(prefix.length));
}

/** A custom font by the hexadecimal hash of its file and its name. */
export function customFont(hash: string, name: string): CustomFont {
  return `${prefix}${hash.slice(0, hashLength)} ${name}`;
}

/** The name of a font as people know it. */
export function fontLabel(font: FontName): string {
  return isCustomFont(font) ? font.slice(prefix.length + hashLength + 1) : font;
}
