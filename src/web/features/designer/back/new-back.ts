import type { Card } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { groundOfCode } from '#layout/back/back-colours.ts';
import { contrastRatio, luminance } from '#layout/colour/contrast.ts';
import { type LookLayout, shownBackBackground, shownStyle } from '#layout/look-layout.ts';

/** A code starts in the front's strong colour, with a caption; a second card with the texts of the front. */
export function newBack(
  kind: CardBack['kind'],
  card: Card,
  caption: string,
  looks: LookLayout | null,
): CardBack {
  switch (kind) {
    case 'look':
    case 'logo':
      return { kind };
    case 'qr':
      return { kind, qr: { content: 'vcard', ...codeColour(card, looks) }, above: { text: caption } };
    case 'text':
      return { kind, message: { text: '' } };
    case 'card':
      return { kind, content: frontTexts(card) };
  }
}

/** The colour of the company where phones can read it; without it a code is black. */
function codeColour(card: Card, looks: LookLayout | null): { colour?: string } {
  const { colours } = shownStyle(card, looks);
  const background = groundOfCode(shownBackBackground(card, { kind: 'qr', qr: { content: 'vcard' } }, looks));
  return contrastRatio(colours.companyName, background) >= leastContrast &&
    luminance(colours.companyName) < luminance(background)
    ? { colour: colours.companyName }
    : {};
}

/** What a code needs to be scanned in poor light too. */
const leastContrast = 7;

/** The texts of the front that are not empty. */
export function frontTexts({ content }: Card): Extract<CardBack, { kind: 'card' }>['content'] {
  const { labels: _, ...texts } = content;
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}
