import type { Card } from '#domain/card/card.ts';
import type { BackText, BackTextName } from '#domain/card/card-back.ts';
import type { FontName } from '#domain/card/fonts.ts';

import { type ResolvedCard, resolveCard } from '#domain/card/resolve-card.ts';
import type { Weight } from '../text/font-families.ts';

type TypeSizes = { sizePt: number; minPt: number; weight: Weight; lines: number };

/** The sizes and the weight of each text that only a back has. */
export const backTypes: Readonly<Record<BackTextName, TypeSizes>> = {
  message: { sizePt: 12, minPt: 7, weight: 400, lines: 8 },
  above: { sizePt: 9, minPt: 7, weight: 600, lines: 1 },
  below: { sizePt: 8, minPt: 6.5, weight: 400, lines: 1 },
};

/** The text on the back of a look that is not drawn: the company's name in its own font. */
export function lookBackMessage(card: Card): BackText {
  return { text: card.content.companyName ?? '', font: resolveCard(card).fonts.companyName };
}

/** The font of a back's text: its own, else that of the front's text that looks like it. */
export function backFontOf(
  { fonts }: Pick<ResolvedCard, 'fonts'>,
  name: BackTextName,
  { font }: Pick<BackText, 'font'>,
): FontName {
  return font ?? fonts[name === 'above' ? 'companyName' : 'website'];
}
