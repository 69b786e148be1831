import type { CardColours } from '#domain/card/card-style.ts';
import { isSamePalette, paletteOf } from '#domain/card/colour/palettes.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useLogoPalettes } from '../core/logo/logo-colours.ts';
import { logoPaletteNames } from './logo-palette-names.ts';

/** The name of the card's colours: a built-in palette, a palette of the logo, or custom colours. */
export function usePaletteName(colours: CardColours): string {
  const t = useTexts('card-style');
  const logoPalettes = useLogoPalettes();
  const name = paletteOf(colours);
  if (name) return t.palettes[name];
  const index = logoPalettes.findIndex((palette) => isSamePalette(palette, colours));
  return logoPaletteNames(logoPalettes, t)[index] ?? t.ownColours;
}
