import type { CardDesign } from '#domain/card/card.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { orderFaces } from '#print/sheets/order-faces.ts';
import type { OrderedCard } from '#print/sheets/order-sheet.ts';
import type { SheetCard } from '#print/sheets/render-sheets.ts';
import type { PrintShop } from '../print/print-choice.ts';
import { sheetSettings } from '../print/sheets/sheet-settings.ts';
import type { BatchJobs, PrintedCard, PrintOutput } from './batch-messages.ts';
import { type BatchEngine, loadBatchEngine } from './load-batch-engine.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Output<Kind extends PrintOutput['kind']> = Extract<PrintOutput, { kind: Kind }>;

/** Makes the file. Each card is laid out when it is its turn. */
export async function printCards(
  { cards, output, shop }: BatchJobs['print']['input'],
  onProgress: (done: number) => void,
): Promise<Blob> {
  const [first] = cards;
  if (!first) throw new Error('There is no card to print');
  const needs = needsOf(cards, shop);
  const faces = output.kind === 'order' ? [...new Set([...needs.faces, ...orderFaces])] : needs.faces;
  const engine = await loadBatchEngine({ ...needs, faces });
  const printed = withProgress(cards, onProgress);
  const named = cards.length === 1 ? first.card : { companyName: first.card.companyName };
  const about = {
    title: engine.documentTitle(named),
    createdAt: new Date(),
    documentId: crypto.randomUUID(),
  };
  switch (output.kind) {
    case 'zip': {
      const { zipCards } = await import('./zip-engine.ts');
      return new Response(zipCards(printed, output.pattern, engine)).blob();
    }
    case 'order':
      return pdfFile(orderSheet(printed, output, engine, about));
    case 'pdf':
      return pdfFile(
        output.sheet.sheet === null
          ? engine.renderPdf(pagesOf(printed, engine), engine, engine.profile, about)
          : onSheets(printed, cards.length, first.card, output, engine, about),
      );
  }
}

/** The fonts and the logos of cards. */
export function needsOf(cards: readonly PrintedCard[], shop: PrintShop) {
  return {
    faces: [...new Set(cards.flatMap(({ card }) => facesOfSides(card)))],
    logoUrls: cards.map(({ card }) => card.logoUrl),
    shop,
  };
}

function pdfFile(bytes: Bytes): Blob {
  return new Blob([bytes], { type: 'application/pdf' });
}

type About = Parameters<BatchEngine['renderPdf']>[3];

function onSheets(
  cards: Iterable<PrintedCard>,
  count: number,
  first: CardDesign,
  { sheet }: Output<'pdf'>,
  engine: BatchEngine,
  about: About,
): Bytes {
  const [front] = engine.pagesOf(first);
  const settings = front && sheetSettings(sheet, front.scene, count === 1 ? 'repeat' : 'rows', engine);
  if (!settings) throw new Error('The cards do not fit on the sheet');
  return engine.renderSheets(sheetCardsOf(cards, engine), settings, engine, engine.profile, about);
}

function orderSheet(
  cards: Iterable<PrintedCard>,
  { quantity, texts }: Output<'order'>,
  engine: BatchEngine,
  about: About,
): Bytes {
  const ordered = orderedCards(cards, quantity, engine);
  return engine.renderOrderSheet(ordered, texts, engine.fonts, engine, engine.profile, about);
}

function* pagesOf(cards: Iterable<PrintedCard>, engine: BatchEngine): Generator<PrintPage> {
  for (const { card } of cards) yield* engine.pagesOf(card);
}

function* sheetCardsOf(cards: Iterable<PrintedCard>, engine: BatchEngine): Generator<SheetCard> {
  for (const { card } of cards) {
    const [front, back = null] = engine.pagesOf(card);
    if (front) yield { front, back };
  }
}

function* orderedCards(
  cards: Iterable<PrintedCard>,
  quantity: number,
  engine: BatchEngine,
): Generator<OrderedCard> {
  for (const { card, branch } of cards) {
    const [front] = engine.pagesOf(card);
    if (front) yield { front, name: card.fullName, position: card.position ?? '', branch, quantity };
  }
}

function* withProgress(
  cards: readonly PrintedCard[],
  onProgress: (done: number) => void,
): Generator<PrintedCard> {
  for (const [index, card] of cards.entries()) {
    yield card;
    onProgress(index + 1);
  }
}
