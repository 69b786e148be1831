import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { printedSides } from '#editor/card-layout-store.ts';
import type { PdfMessages } from '#messages/en/pdf.ts';
import { areFaults, readExactInks, readInkLimit } from '#print/colour/exact-inks.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';

/** A usual first order, as the help has it. */
export const usualQuantity = 250;

/** What a print shop asks for, written as the person reads it. */
export type PrintShopMessageFacts = {
  fileName: string;
  cut: string;
  bleed: string;
  pages: 1 | 2;
  standard: string;
  condition: string;
  spots: readonly string[];
  finishing: string | null;
  paper: string;
};

/** A message to a print shop about the file that is attached to it. */
export function printShopMessage(t: PdfMessages['after']['message'], facts: PrintShopMessageFacts): string {
  return [
    t.hello,
    '',
    t.file(facts.fileName),
    t.size(facts.cut, facts.bleed),
    facts.pages === 1 ? t.onePage : t.twoPages,
    t.standard(facts.standard, facts.condition),
    t.inks(['CMYK', ...facts.spots].join(', ')),
    t.finishing(facts.finishing ?? t.noFinishing),
    t.paper(facts.paper),
    t.quantity(usualQuantity),
  ].join('\n');
}

/** The spot colours of a shop that the card has. */
export function spotsOf(laidOutCard: LaidOutCard): string[] {
  const { settings } = laidOutCard.shop;
  const inks = readExactInks(settings.inks ?? [], readInkLimit(settings));
  if (areFaults(inks)) return [];
  const drawn = JSON.stringify(printedSides(laidOutCard).map(({ items }) => items)).toLowerCase();
  const used = inks.filter(({ colour, spot }) => spot !== undefined && drawn.includes(colour));
  return [...new Set(used.map(({ spot = '' }) => spot))];
}

/** Whether a shop prints on uncoated paper. */
export function isUncoated({ settings: { icc = '' } }: PrintShop): boolean {
  return icc === 'FOGRA47';
}
