import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Payment } from '#contract/payment-schema.ts';
import type { SavedCard } from '#contract/saved-card.ts';
import type { ZipEntry } from '../../storage/zip-stream.ts';
import type { StoredLogo, UploadKey } from '../../store/cards/uploads.ts';

/** What belongs to one person, however much it is. */
export type ExportSource = {
  paymentsOf: (userId: string) => Promise<Payment[]>;
  cardsOf: (userId: string) => AsyncIterable<SavedCard>;
  binOf: (userId: string) => AsyncIterable<SavedCard & { deletedAt: string }>;
  logosOf: (userId: string) => AsyncIterable<Pick<StoredLogo, 'contentType'> & { id: string }>;
  readLogo: (key: UploadKey) => Promise<Readable | null>;
};

/** Characters that are written at once: some twenty cards, well under a millisecond. */
const pieceLength = 16_384;
const restMs = 4;

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The files of somebody's export. A card names its logo by the address whose last part is the logo's file name. */
export async function* exportedFiles(
  { paymentsOf, cardsOf, binOf, logosOf, readLogo }: ExportSource,
  { isImpersonating: _, ...account }: CurrentUser,
): AsyncGenerator<ZipEntry> {
  const userId = account.id;
  const lists = { payments: await paymentsOf(userId), cards: cardsOf(userId), cardsInBin: binOf(userId) };
  yield { name: 'account.json', parts: utf8(accountJson(account, lists)) };
  for await (const { id, contentType } of logosOf(userId)) {
    const parts = await readLogo({ userId, id });
    if (parts) yield { name: `logos/${id}.${endings[contentType]}`, parts, isPacked: true };
  }
}

async function* accountJson(
  account: object,
  { payments, ...lists }: { payments: Payment[] } & Record<'cards' | 'cardsInBin', AsyncIterable<SavedCard>>,
): AsyncGenerator<string> {
  yield `{"account":${JSON.stringify(account)},\n"payments":${JSON.stringify(payments)}`;
  for (const [name, cards] of Object.entries(lists)) {
    yield `,\n"${name}":[`;
    yield* listed(cards);
    yield ']';
  }
  yield '}\n';
}

async function* listed(cards: AsyncIterable<SavedCard>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const card of cards) {
    yield separator + JSON.stringify(card);
    separator = ',\n';
  }
}

/** Texts as bytes, in pieces worth compressing. It rests after each, so that most of the processor's time is other people's. */
async function* utf8(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield Buffer.from(piece);
    piece = '';
    await wait(restMs);
  }
  yield Buffer.from(piece);
}
