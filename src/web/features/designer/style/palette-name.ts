import type { CardColours } from '#domain/card/card-style.ts';
import { hueOf, isNeutral } from '#domain/card/hues.ts';
import { isSamePalette, paletteOf } from '#domain/card/palettes.ts';
import { luminance } from '#layout/check/contrast.ts';
import type { CardStyleMessages } from '../../../shared/i18n/en/card-style.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useLogoPalettes } from './logo-colours.tsx';

/** The name of the card's colours: a built-in palette, a palette of the logo, or custom colours. */
export function usePaletteName(colours: CardColours): string {
  const { cardStyle: words } = useMessages();
  const logoPalettes = useLogoPalettes();
  const name = paletteOf(colours);
  if (name) return words.palettes[name];
  return logoPalettes.some((palette) => isSamePalette(palette, colours))
    ? logoPaletteName(colours, words)
    : words.ownColours;
}

/** Names a palette by the hues of its strong colour and its background, as in “blue on pale yellow”. */
export function logoPaletteName({ strong, background }: CardColours, words: CardStyleMessages): string {
  const backgroundName = words.paperHues[hueOf(background)];
  const isPale = !isNeutral(background) && luminance(background) > 0.7;
  return `${words.textHues[hueOf(strong)]} ${words.on}\u00a0${isPale ? words.pale(backgroundName) : backgroundName}`;
}
