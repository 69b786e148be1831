import type { CardColours, FontPair } from './card-style.ts';

/** Palettes that print without a warning in every layout, light ones first. Greys are printed in black ink alone. */
export const palettes = {
  blackOnWhite: { strong: '#000000', quiet: '#666666', background: '#ffffff' },
  navyOnWhite: { strong: '#1f3a68', quiet: '#595959', background: '#ffffff' },
  terracottaOnWhite: { strong: '#a4452c', quiet: '#595959', background: '#ffffff' },
  brownOnCream: { strong: '#5b3a29', quiet: '#595959', background: '#f6efe2' },
  greenOnSage: { strong: '#2c4a38', quiet: '#555555', background: '#e6ece2' },
  burgundyOnPink: { strong: '#6d2136', quiet: '#555555', background: '#f7e9e6' },
  whiteOnCharcoal: { strong: '#ffffff', quiet: '#c8c8c8', background: '#262626' },
  goldOnBlack: { strong: '#d9b36a', quiet: '#d0d0d0', background: '#000000' },
  whiteOnNavy: { strong: '#ffffff', quiet: '#d5dce6', background: '#1b2f4f' },
  creamOnGreen: { strong: '#f4ead2', quiet: '#dcdccf', background: '#1f4436' },
  pinkOnBurgundy: { strong: '#f8e3dc', quiet: '#e0d5d3', background: '#5c1a2b' },
  whiteOnTeal: { strong: '#ffffff', quiet: '#d4e4e4', background: '#0f4c55' },
} as const satisfies Record<string, CardColours>;

export type PaletteName = keyof typeof palettes;

/** The names of the palettes, in the order they are shown. */
export const paletteNames = Object.keys(palettes).filter((name) => isPaletteName(name));

/** The palette of exactly these colours, or null. */
export function paletteOf(colours: CardColours): PaletteName | null {
  return paletteNames.find((name) => isSamePalette(palettes[name], colours)) ?? null;
}

/** Font pairs, tested in every layout. */
export const fontPairs: readonly FontPair[] = [
  { strong: 'Inter', quiet: 'Inter' },
  { strong: 'Montserrat', quiet: 'Open Sans' },
  { strong: 'Playfair Display', quiet: 'Lato' },
  { strong: 'Georgia', quiet: 'Inter' },
  { strong: 'Lato', quiet: 'Lato' },
  { strong: 'Helvetica', quiet: 'Helvetica' },
  { strong: 'Roboto', quiet: 'Georgia' },
  { strong: 'Times New Roman', quiet: 'Times New Roman' },
];

export function isSamePalette<Style extends Record<string, string>>(one: Style, other: Style): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}

function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes, name);
}
