import { makeZip } from 'client-zip';
import type { CardDesign } from '#domain/card/card.ts';
import { csvFile } from '#domain/csv.ts';
import { fileNamer } from '#people/batch/file-names.ts';
import type { documentTitle } from '#print/document-title.ts';
import type { PrintProfile } from '#print/print-profile.ts';
import type { PrintAssets, PrintPage, renderPdf } from '#print/render-pdf.ts';
import type { PrintedCard } from './batch-messages.ts';

/** What prints the file of one card. */
export type ZipEngine = PrintAssets & {
  profile: PrintProfile;
  pagesOf: (card: CardDesign) => PrintPage[];
  renderPdf: typeof renderPdf;
  documentTitle: typeof documentTitle;
};

/** An archive as a stream: each card is printed when the one before it has been written. */
export function zipCards(cards: Iterable<PrintedCard>, pattern: string, engine: ZipEngine): ReadableStream {
  return makeZip(zippedCards(cards, pattern, engine));
}

/** The files of the archive: a PDF for each card, and the manifest. */
async function* zippedCards(cards: Iterable<PrintedCard>, pattern: string, engine: ZipEngine) {
  const nameOf = fileNamer(pattern);
  const lines: (string | number)[][] = [['row', 'name', 'file', 'sha256']];
  for (const printed of cards) {
    const { card, row, branch } = printed;
    const { fullName, companyName, email = '' } = card;
    const name = nameOf({ row, fullName, companyName, email, branch });
    const bytes = engine.renderPdf(engine.pagesOf(card), engine, engine.profile, {
      title: engine.documentTitle(card),
      createdAt: new Date(),
      documentId: crypto.randomUUID(),
    });
    lines.push([row, fullName, name, await sha256(bytes)]);
    yield { name, input: bytes, lastModified: new Date() };
  }
  yield { name: 'manifest.csv', input: csvFile(lines), lastModified: new Date() };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
