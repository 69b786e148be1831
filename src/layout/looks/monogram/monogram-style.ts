import type { Card } from '#domain/card/card.ts';
import type { FontName } from '#domain/card/fonts.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { hasLook } from '../../look-layout.ts';
import type { Weight } from '../../text/font-families.ts';
import { chosenLook } from '../find-look.ts';
import { headingWeight } from '../plan-look.ts';
import { strongOn } from '../text-colours.ts';
import type { MonogramColours } from './draw-monogram.ts';

/** The least contrast of a colour that can be seen as a mark. */
const visible = 2;

/** The font and the colours of a card's monogram: those of its look, else of its company. */
export function monogramStyle(card: Card): { font: FontName; weight: Weight; colours: MonogramColours } {
  if (!hasLook(card)) {
    const { fonts, colours, background } = resolveCard(card);
    return {
      font: fonts.companyName,
      weight: 600,
      colours: coloursOn(background, colours.companyName, null),
    };
  }
  const look = chosenLook(card.style.look);
  const { palette, fonts, front } = look;
  const ground = card.style.background ?? palette[front.ground];
  const main = strongOn(ground, palette);
  return {
    font: fonts.heading,
    weight: headingWeight(look),
    colours: coloursOn(ground, main, palette.accent),
  };
}

function coloursOn(paper: string, main: string, accent: string | null): MonogramColours {
  const isSeen = accent !== null && accent !== main && contrastRatio(accent, paper) >= visible;
  return { main, second: isSeen ? accent : mixColours(main, paper, 0.45), paper };
}
