import { makeZip } from 'client-zip';
import { csvText } from '#people/batch/csv.ts';
import { fileNamer } from '#people/batch/file-names.ts';
import type { PrintedCard } from './batch-messages.ts';
import type { BatchEngine } from './load-batch-engine.ts';

/** An archive as a stream: each card is printed when the one before it has been written. */
export function zipCards(cards: Iterable<PrintedCard>, pattern: string, engine: BatchEngine): ReadableStream {
  return makeZip(zippedCards(cards, pattern, engine));
}

/** The files of the archive: a PDF for each card, and the manifest. */
async function* zippedCards(cards: Iterable<PrintedCard>, pattern: string, engine: BatchEngine) {
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
  yield { name: 'manifest.csv', input: csvText(lines), lastModified: new Date() };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
