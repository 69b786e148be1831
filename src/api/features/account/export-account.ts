import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallResult } from '#contract/endpoints.ts';
import type { BillingDetails } from '#domain/invoice/invoice.ts';
import type { ZipEntry } from '../../storage/zip-stream.ts';
import type { StoredLogo } from '../../store/cards/uploads.ts';

/** Reads the data of one account. Lists are streamed. */
export type ExportSource = {
  /** The company that later invoices are made out to. */
  billingOf: (accountId: string) => Promise<BillingDetails | null>;
  paymentsOf: (accountId: string) => Promise<CallResult<'listPayments'>>;
  /** What support wrote about the user. */
  notesOf: (userId: string) => Promise<CallResult<'readUserPage'>['notes']>;
  designsOf: (
    accountId: string,
  ) => AsyncIterable<CallResult<'createDesign'> & { formerVersions: CallResult<'listDesignVersions'> }>;
  cardsOf: (accountId: string) => AsyncIterable<CallResult<'readCard'>>;
  binOf: (accountId: string) => AsyncIterable<CallResult<'listBin'>[number]>;
  /** The newest links for people without an account. */
  linksOf: (accountId: string) => Promise<object[]>;
  /** The keys of programs, without what opens anything. */
  keysOf: (accountId: string) => Promise<CallResult<'listKeys'>>;
  /** What people sent by links and nobody has decided yet. */
  submissionsOf: (accountId: string) => Promise<object[]>;
  /** Addresses for events, without their secrets, and the newest deliveries. */
  eventsOf: (accountId: string) => Promise<object>;
  proofsOf: (accountId: string) => AsyncIterable<{ snapshotId: string; sha256: string | null }>;
  /** The file that was made from a frozen card. */
  readProofFile: (snapshotId: string) => Promise<Readable | null>;
  /** Of a company. */
  membersOf: (companyId: string) => Promise<object[]>;
  /** Without its secret. */
  singleSignOnOf: (companyId: string) => Promise<object>;
  logOf: (companyId: string) => AsyncIterable<object>;
  ordersOf: (accountId: string) => AsyncIterable<CallResult<'readOrder'>>;
  logosOf: (accountId: string) => AsyncIterable<Pick<StoredLogo, 'contentType'> & { id: string }>;
  readLogo: (id: string) => Promise<Readable | null>;
};

/** In characters: about twenty cards, which take well under a millisecond. */
const chunkLength = 16_384;
const pauseMs = 4;

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;

/** The files of an export, of a person or of a company. The last segment of a card's logoUrl is the file name of its logo. */
export async function* exportedFiles(
  source: ExportSource,
  accountId: string,
  { isImpersonating: _, ...account }: CallResult<'currentUser'>,
): AsyncGenerator<ZipEntry> {
  const { company } = account;
  const whole = {
    account,
    billing: await source.billingOf(accountId),
    payments: await source.paymentsOf(accountId),
    // Notes of support are about the person.
    ...(company
      ? {
          members: await source.membersOf(company.id),
          singleSignOn: await source.singleSignOnOf(company.id),
        }
      : { supportNotes: await source.notesOf(account.id) }),
    links: await source.linksOf(accountId),
    keys: await source.keysOf(accountId),
    submissions: await source.submissionsOf(accountId),
    events: await source.eventsOf(accountId),
  };
  const proofFiles: string[] = [];
  const streamed = {
    companyDesigns: source.designsOf(accountId),
    cards: source.cardsOf(accountId),
    cardsInBin: source.binOf(accountId),
    proofs: notingFiles(source.proofsOf(accountId), proofFiles),
    ...(company && { companyLog: source.logOf(company.id) }),
    orders: source.ordersOf(accountId),
  };
  yield { name: 'account.json', parts: utf8(accountJson(whole, streamed)) };
  for await (const { id, contentType } of source.logosOf(accountId)) {
    const parts = await source.readLogo(id);
    if (parts) yield { name: `logos/${id}.${extensions[contentType]}`, parts, isCompressed: true };
  }
  for (const id of proofFiles) {
    const parts = await source.readProofFile(id);
    if (parts) yield { name: `proofs/${id}.pdf`, parts, isCompressed: true };
  }
}

/** The same proofs; adds the ids of those that have a file. */
async function* notingFiles<Proof extends { snapshotId: string; sha256: string | null }>(
  proofs: AsyncIterable<Proof>,
  files: string[],
): AsyncGenerator<Proof> {
  for await (const proof of proofs) {
    if (proof.sha256) files.push(proof.snapshotId);
    yield proof;
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
