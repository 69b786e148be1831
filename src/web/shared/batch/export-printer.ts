import type { SavedCard } from '#contract/saved-card.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { PrintShop } from '../print/print-choice.ts';
import { printReceipt } from '../receipts/print-receipt.ts';
import type { ExportPrinter, PrintedFile } from './export-account.ts';
import { type BatchEngine, loadBatchEngine } from './load-batch-engine.ts';
import { needsOf } from './print-cards.ts';

/** Without an ICC profile in the file, which would be most of each. */
const exportShop: PrintShop = { id: 'export', settings: { standard: 'X-1a' } };

export const exportPrinter: ExportPrinter = { cards: printCards, receipt: printReceipt };

/** Prints the cards of one logo after those of another, so that one logo at a time is in memory. */
async function* printCards(cards: readonly SavedCard[]): AsyncGenerator<PrintedFile> {
  for (const group of groupsByLogo(cards)) {
    const printable = group.filter(({ isTooNew }) => !isTooNew);
    const needs = needsOf(
      printable.map((card) => ({ card, row: 0, branch: '' })),
      exportShop,
    );
    const engine = await loadBatchEngine(needs).catch((error: unknown) => {
      // Without a logo it is the engine that did not load.
      if (!group[0]?.logoUrl) throw error;
      return null;
    });
    for (const card of group) yield { card, bytes: engine && !card.isTooNew ? print(card, engine) : null };
  }
}

function groupsByLogo(cards: readonly SavedCard[]): Iterable<SavedCard[]> {
  const groups = new Map<string, SavedCard[]>();
  for (const card of cards) {
    const group = groups.get(card.logoUrl ?? '');
    if (group) group.push(card);
    else groups.set(card.logoUrl ?? '', [card]);
  }
  return groups.values();
}

/** Null for a card that would look different, or that the engine refuses. */
function print(card: SavedCard, engine: BatchEngine): Uint8Array | null {
  if (facesOfSides(card).some((face) => engine.fonts.isAbsent(face))) return null;
  try {
    return engine.renderPdf(engine.pagesOf(card), engine, engine.profile, {
      title: engine.documentTitle(card),
      createdAt: new Date(),
      documentId: crypto.randomUUID(),
    });
  } catch {
    return null;
  }
}
