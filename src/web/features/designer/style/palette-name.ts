import type { CardColours } from '#domain/card/card-style.ts';
import { isSamePalette, paletteOf } from '#domain/card/colour/palettes.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useLogoPalettes } from '../core/logo/logo-colours.tsx';
import { logoPaletteNames } from './logo-palette-names.ts';

/** The name of the card's colours: a built-in palette, a palette of the logo, or custom colours. */
export function usePaletteName(colours: CardColours): string {
  const words = useTexts('card-style');
  const logoPalettes = useLogoPalettes();
  const name = paletteOf(colours);
  if (name) return words.palettes[name];
  const index = logoPalettes.findIndex((palette) => isSamePalette(palette, colours));
  return logoPaletteNames(logoPalettes, words)[index] ?? words.ownColours;
}
