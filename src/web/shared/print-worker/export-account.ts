import { makeZip } from 'client-zip';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { fileNamer } from '#people/batch/file-names.ts';
import type { JobInput, JobResult, Progress, ReceiptFile } from './print-messages.ts';
import { type ArchiveFile, openFile, readArchive } from './read-archive.ts';

/** The PDF of a card; null if it cannot be printed as it was designed. */
export type PrintedFile = { card: SavedCard; bytes: Uint8Array | null };

export type ExportPrinter = {
  cards: (cards: readonly SavedCard[]) => AsyncIterable<PrintedFile>;
  receipt: (receipt: ReceiptFile) => Promise<Uint8Array>;
};

type ZippedFile = { name: string; input: ReadableStream<Uint8Array> | Uint8Array | string };

/**
 * The archive of the server with a PDF of each card and each receipt. Files are read and printed one at a time, so memory
 * use does not depend on their number.
 */
export async function exportAccount(
  { archive, receipts }: JobInput<'exportAccount'>,
  printer: ExportPrinter,
  onProgress: Progress,
): Promise<JobResult<'exportAccount'>> {
  const notPrinted: string[] = [];
  let done = 0;
  function report(): void {
    done += 1;
    onProgress(done);
  }

  async function* files(): AsyncGenerator<ZippedFile> {
    let cards: readonly SavedCard[] = [];
    for (const file of await readArchive(archive)) {
      if (file.name === 'account.json') {
        const json = await textOf(file);
        cards = (JSON.parse(json) as { cards: SavedCard[] }).cards;
        yield { name: file.name, input: json };
      } else {
        yield { name: file.name, input: openFile(file) };
      }
    }
    const names = cardNames(cards);
    for await (const { card, bytes } of printer.cards(cards)) {
      if (bytes) yield { name: names.get(card) ?? card.id, input: bytes };
      else notPrinted.push(card.name);
      report();
    }
    for (const receipt of receipts) {
      yield { name: `receipts/${receipt.name}`, input: await printer.receipt(receipt) };
      report();
    }
  }

  return { file: await new Response(makeZip(files())).blob(), notPrinted };
}

function textOf(file: ArchiveFile): Promise<string> {
  return new Response(openFile(file)).text();
}

/** In the order of the list, whatever the order they are printed in. */
function cardNames(cards: readonly SavedCard[]): ReadonlyMap<SavedCard, string> {
  const nameOf = fileNamer('cards/{Full name}.pdf');
  return new Map(
    cards.map((card, index) => {
      const { fullName, companyName, email = '' } = card;
      return [card, nameOf({ row: index + 1, fullName, companyName, email, branch: '' })];
    }),
  );
}
