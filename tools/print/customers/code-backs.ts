import { applyPatch, type Card, emptyCard } from '#domain/card/card.ts';
import { type CustomFormat, type FormatId, formatIds } from '#domain/card/formats.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import type { CardWithLook } from '#layout/look-layout.ts';
import { customerTexts } from './customer-texts.ts';

type Sheet = { format: FormatId | CustomFormat; orientation: Card['orientation'] };

/** Every format, two of them upright, and a square. */
export const codeSheets: readonly Sheet[] = [
  ...formatIds.map((format): Sheet => ({ format, orientation: 'landscape' })),
  { format: '90x50', orientation: 'portrait' },
  { format: '85x55', orientation: 'portrait' },
  { format: { widthMm: 60, heightMm: 60 }, orientation: 'landscape' },
];

const texts = Object.values(customerTexts);

/** A card with a code on its back: the number chooses its content, its format, its palette and what else differs. */
export function codeCard(id: LookId, number: number): CardWithLook {
  const sheet = codeSheets[number % codeSheets.length] ?? codeSheets[0];
  const hasOwnPalette = number % 3 === 1;
  const palette = lookPaletteNames[(number * 7 + lookIds.indexOf(id)) % lookPaletteNames.length];
  const look = {
    id,
    version: 3,
    ...(hasOwnPalette && palette && { palette }),
    ...(number % 5 === 4 && { isMirrored: true as const }),
  } as const;
  const card = applyPatch(emptyCard, {
    ...sheet,
    content: texts[number % texts.length] ?? {},
    style: { look },
    back: {
      kind: 'qr',
      qr: { content: 'vcard' },
      below: { text: number % 4 === 3 ? 'Naskenujte a uložte si nás' : 'Uložte si kontakt' },
    },
  });
  return { ...card, style: { ...card.style, look } };
}
