import { makeZip } from 'client-zip';
import type { Card } from '#domain/card/card.ts';
import { csvFile } from '#domain/csv.ts';
import { fileNamer } from '#people/batch/file-names.ts';
import type { PrintedCard } from './print-messages.ts';

type PrintPdf = (card: Card) => Uint8Array<ArrayBuffer>;

/** An archive as a stream: each card is printed when the one before it has been written. */
export function zipCards(cards: Iterable<PrintedCard>, pattern: string, pdfOf: PrintPdf): ReadableStream {
  return makeZip(zippedCards(cards, pattern, pdfOf));
}

/** The files of the archive: a PDF for each card, and the manifest. */
async function* zippedCards(cards: Iterable<PrintedCard>, pattern: string, pdfOf: PrintPdf) {
  const nameOf = fileNamer(pattern);
  const lines: (string | number)[][] = [['row', 'name', 'file', 'sha256']];
  for (const { card, row, branch } of cards) {
    const { fullName = '', companyName = '', email = '' } = card.content;
    const name = nameOf({ row, fullName, companyName, email, branch });
    const bytes = pdfOf(card);
    lines.push([row, fullName, name, await sha256(bytes)]);
    yield { name, input: bytes, lastModified: new Date() };
  }
  yield { name: 'manifest.csv', input: csvFile(lines), lastModified: new Date() };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
