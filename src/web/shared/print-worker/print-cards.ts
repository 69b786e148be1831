import type { Card } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { uniqueFaces } from '#layout/text/faces.ts';
import { checkSavedCard } from '#people/batch/check-card.ts';
import { documentTitle } from '#print/file-name.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { type PrintPage, renderPdf } from '#print/render-pdf.ts';
import { orderFiles } from '#print/sheets/order-faces.ts';
import { type OrderedCard, renderOrderSheet } from '#print/sheets/order-sheet.ts';
import { renderSheets, type SheetCard } from '#print/sheets/render-sheets.ts';
import { sheetSettings } from '../sheets/sheet-settings.ts';
import { type CardAssets, fileMetadata, loadCardAssets } from './card-assets.ts';
import type { JobInput, JobResult, PrintedCard, PrintOutput, Progress } from './print-messages.ts';

/** Makes the file. Each card is laid out when it is its turn. */
export async function printCards(
  { cards, output, shop, files }: JobInput<'printCards'>,
  onProgress: Progress,
): Promise<Blob> {
  const [first] = cards;
  if (!first) throw new Error('There is no card to print');
  const needs = needsOf(cards, shop);
  const faces = output.kind === 'order' ? uniqueFaces([...needs.faces, ...orderFiles]) : needs.faces;
  const assets = await loadCardAssets({ ...needs, faces, files });
  const printed = withProgress(cards, onProgress);
  if (output.kind === 'zip') {
    const { zipCards } = await import('./zip-cards.ts');
    return new Response(zipCards(printed, output.pattern, assets.pdfOf)).blob();
  }
  const named = cards.length === 1 ? first.card.content : { companyName: first.card.content.companyName };
  const bytes = pdfOf(
    printed,
    { output, first: first.card, count: cards.length, title: documentTitle(named) },
    assets,
  );
  return new Blob([bytes], { type: 'application/pdf' });
}

/** The problems of saved cards, in their order, and the warnings that are asked for. */
export async function checkCards(
  { cards, shop, files, warnings }: JobInput<'checkCards'>,
  onProgress: Progress,
): Promise<JobResult<'checkCards'>> {
  const assets = await loadCardAssets({ ...needsOf(cards, shop), ...(files && { files }) });
  return cards.map(({ card }, index) => {
    reportProgress(index, onProgress);
    return checkSavedCard(card, assets.checkToolsOf(card), warnings);
  });
}

/** Messages cost the page time, so not every card sends one. */
export function reportProgress(index: number, onProgress: Progress): void {
  if (index % 20 === 19) onProgress(index + 1);
}

/** The addresses of the files of a card's logo. */
export function logoRefs({ style: { logo } }: Card): (string | null | undefined)[] {
  return [logo.ref, logo.darkRef];
}

/** The fonts and the images of cards. */
export function needsOf(cards: readonly Pick<PrintedCard, 'card'>[], shop: PrintShop) {
  return {
    faces: uniqueFaces(cards.flatMap(({ card }) => facesOfSides(card, looks))),
    logoUrls: cards.flatMap(({ card }) => logoRefs(card)),
    pictureUrls: cards.map(({ card }) => card.picture?.ref),
    shop,
  };
}

type PdfChoice = {
  output: Exclude<PrintOutput, { kind: 'zip' }>;
  first: Card;
  count: number;
  title: string;
};

function pdfOf(
  cards: Iterable<PrintedCard>,
  { output, first, count, title }: PdfChoice,
  assets: CardAssets,
): Uint8Array<ArrayBuffer> {
  const { fonts, profile } = assets;
  const metadata = fileMetadata(title);
  if (output.kind === 'order') {
    const ordered = orderedCards(cards, output.quantities, assets);
    return renderOrderSheet(ordered, output.texts, fonts, assets, profile, metadata);
  }
  if (output.sheet.sheet === null) return renderPdf(pagesOf(cards, assets), assets, profile, metadata);
  const [front] = assets.pagesOf(first);
  const settings = front && sheetSettings(output.sheet, front.scene, count === 1 ? 'repeat' : 'rows');
  if (!settings) throw new Error('The cards do not fit on the sheet');
  return renderSheets(sheetCardsOf(cards, assets), settings, assets, profile, metadata);
}

function* pagesOf(cards: Iterable<PrintedCard>, assets: CardAssets): Generator<PrintPage> {
  for (const { card } of cards) yield* assets.pagesOf(card);
}

function* sheetCardsOf(cards: Iterable<PrintedCard>, assets: CardAssets): Generator<SheetCard> {
  for (const { card } of cards) {
    const [front, back = null] = assets.pagesOf(card);
    if (front) yield { front, back };
  }
}

function* orderedCards(
  cards: Iterable<PrintedCard>,
  quantities: readonly number[],
  assets: CardAssets,
): Generator<OrderedCard> {
  let at = 0;
  for (const { card, branch } of cards) {
    const [front] = assets.pagesOf(card);
    const quantity = quantities[at] ?? 0;
    at += 1;
    if (front)
      yield {
        front,
        name: onOneLine(card.content.fullName ?? ''),
        position: onOneLine(card.content.position ?? ''),
        branch,
        quantity,
      };
  }
}

function* withProgress(cards: readonly PrintedCard[], onProgress: Progress): Generator<PrintedCard> {
  for (const [index, card] of cards.entries()) {
    yield card;
    onProgress(index + 1);
  }
}
