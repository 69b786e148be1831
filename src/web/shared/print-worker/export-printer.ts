import type { SavedCard } from '#contract/card/saved-card.ts';
import type { Card } from '#domain/card/card.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { faceIn } from '#layout/text/faces.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { cardOfSaved } from '../api/card-of-saved.ts';
import { type CardAssets, loadCardAssets } from './card-assets.ts';
import type { ExportPrinter, PrintedFile } from './export-account.ts';
import { needsOf } from './print-cards.ts';
import { printReceipt } from './print-receipt.ts';

/** Without an ICC profile in the file, which would be most of each. */
const exportShop: PrintShop = { id: 'export', settings: { standard: 'X-1a' } };

export const exportPrinter: ExportPrinter = { cards: printCards, receipt: printReceipt };

/** Prints the cards of one logo after those of another, so that one logo at a time is in memory. */
async function* printCards(cards: readonly SavedCard[]): AsyncGenerator<PrintedFile> {
  for (const group of groupsByLogo(cards)) {
    const printable = group.filter(({ isTooNew }) => !isTooNew);
    const needs = needsOf(
      printable.map((card) => ({ card: cardOfSaved(card) })),
      exportShop,
    );
    const assets = await loadCardAssets(needs).catch((error: unknown) => {
      // Without an image it is a file of the press that did not load.
      if (!group.some(({ logoUrl, picture }) => logoUrl || picture?.ref)) throw error;
      return null;
    });
    for (const card of group)
      yield { card, bytes: assets && !card.isTooNew ? print(cardOfSaved(card), assets) : null };
  }
}

function groupsByLogo(cards: readonly SavedCard[]): Iterable<SavedCard[]> {
  const groups = new Map<string, SavedCard[]>();
  for (const card of cards) {
    const key = JSON.stringify([card.logoUrl, card.logoDarkUrl]);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups.values();
}

/** Null for a card that would look different, or that cannot be printed. */
function print(card: Card, { fonts, pdfOf }: CardAssets): Uint8Array | null {
  if (facesOfSides(card, fonts.looks).some((face) => fonts.isAbsent(faceIn(face)))) return null;
  try {
    return pdfOf(card);
  } catch {
    return null;
  }
}
