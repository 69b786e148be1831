import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SupportNote } from '#contract/admin/user-page.ts';
import type { DesignVersion, SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { Payment } from '#contract/payment-schema.ts';
import type { BillingDetails } from '#domain/invoice/invoice.ts';
import type { ZipEntry } from '../../storage/zip-stream.ts';
import type { StoredLogo } from '../../store/cards/uploads.ts';

/** Reads the data of one account. Lists are streamed. */
export type ExportSource = {
  /** The company that later invoices are made out to. */
  billingOf: (accountId: string) => Promise<BillingDetails | null>;
  paymentsOf: (accountId: string) => Promise<Payment[]>;
  /** What support wrote about the user. */
  notesOf: (userId: string) => Promise<SupportNote[]>;
  designsOf: (accountId: string) => AsyncIterable<SavedDesign & { formerVersions: DesignVersion[] }>;
  cardsOf: (accountId: string) => AsyncIterable<SavedCard>;
  binOf: (accountId: string) => AsyncIterable<SavedCard & { deletedAt: string }>;
  logosOf: (accountId: string) => AsyncIterable<Pick<StoredLogo, 'contentType'> & { id: string }>;
  readLogo: (id: string) => Promise<Readable | null>;
};

/** In characters: about twenty cards, which take well under a millisecond. */
const chunkLength = 16_384;
const pauseMs = 4;

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;

/** The files of an export. The last segment of a card's logoUrl is the file name of its logo. */
export async function* exportedFiles(
  { billingOf, paymentsOf, notesOf, designsOf, cardsOf, binOf, logosOf, readLogo }: ExportSource,
  accountId: string,
  { isImpersonating: _, ...account }: CurrentUser,
): AsyncGenerator<ZipEntry> {
  const whole = {
    account,
    billing: await billingOf(accountId),
    payments: await paymentsOf(accountId),
    supportNotes: await notesOf(account.id),
  };
  const streamed = {
    companyDesigns: designsOf(accountId),
    cards: cardsOf(accountId),
    cardsInBin: binOf(accountId),
  };
  yield { name: 'account.json', parts: utf8(accountJson(whole, streamed)) };
  for await (const { id, contentType } of logosOf(accountId)) {
    const parts = await readLogo(id);
    if (parts) yield { name: `logos/${id}.${extensions[contentType]}`, parts, isCompressed: true };
  }
}

async function* accountJson(
  whole: object,
  streamed: Record<string, AsyncIterable<object>>,
): AsyncGenerator<string> {
  const parts = Object.entries(whole).map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
  yield `{${parts.join(',\n')}`;
  for (const [name, items] of Object.entries(streamed)) {
    yield `,\n"${name}":[`;
    yield* jsonItems(items);
    yield ']';
  }
  yield '}\n';
}

async function* jsonItems(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
}

/** Encodes texts in chunks that compress well. It pauses after each, so that other requests get most of the CPU time. */
async function* utf8(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    yield Buffer.from(chunk);
    chunk = '';
    await wait(pauseMs);
  }
  yield Buffer.from(chunk);
}
