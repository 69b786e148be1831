import type { CardColours, FontPair } from '../card-style.ts';
import { type LookPaletteName, lookPaletteNames, textPalettes } from '../look/text-palettes.ts';

/** The texts and the paper of the palettes of looks. They print without a warning in every layout. */
export const palettes = Object.fromEntries(
  lookPaletteNames.map((name) => {
    const { ink, quiet, paper } = textPalettes[name];
    return [name, { strong: ink, quiet, background: paper }];
  }),
) as Record<LookPaletteName, CardColours>;

/** The palette of exactly these colours, or null. */
export function paletteOf(colours: CardColours): LookPaletteName | null {
  return lookPaletteNames.find((name) => isSamePalette(palettes[name], colours)) ?? null;
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
