import type { CardColours } from '#domain/card/card-style.ts';
import { hueOf, isNeutral } from '#domain/card/hues.ts';
import { isSamePalette, paletteOf } from '#domain/card/palettes.ts';
import { luminance } from '#layout/check/contrast.ts';
import type { CardStyleMessages } from '../../../shared/i18n/en/card-style.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useLogoPalettes } from './use-logo-palettes.ts';

/** What a card's colours are called: a palette of ours, one of its logo's, or its maker's own. */
export function usePaletteName(colours: CardColours): string {
  const { cardStyle: words } = useMessages();
  const ofLogo = useLogoPalettes();
  const name = paletteOf(colours);
  if (name) return words.palettes[name];
  return ofLogo.some((palette) => isSamePalette(palette, colours))
    ? logoPaletteName(colours, words)
    : words.ownColours;
}

/** A palette in words, by the families of its strong colour and its paper. */
export function logoPaletteName({ strong, background }: CardColours, words: CardStyleMessages): string {
  const paper = words.paperHues[hueOf(background)];
  const isPale = !isNeutral(background) && luminance(background) > 0.7;
  return `${words.textHues[hueOf(strong)]} ${words.on}\u00a0${isPale ? words.pale(paper) : paper}`;
}
