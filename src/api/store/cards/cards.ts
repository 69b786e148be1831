import type { PoolClient } from 'pg';
import type { AuditAction } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import type { Card } from '#domain/card/card.ts';
import { documentOf } from '#domain/card/card-document.ts';
import type { CardImages } from '#domain/card/card-images.ts';
import type { PersonContent } from '#domain/design/company-design.ts';
import { personDocumentOf } from '#domain/design/design-document.ts';
import { batched } from '../../database/batched.ts';
import { type Database, violatedReference, violatedUnique } from '../../database/db.ts';
import { type Actor, logForActor } from '../actor.ts';
import { inTransaction } from '../transaction.ts';
import {
  binCards,
  binPage,
  cardPage,
  cardsOfAccounts,
  copyCard,
  countCards,
  insertCard,
  keyedCard,
  lockAccountCount,
  namesForCopy,
  restoreCards,
  roomForCards,
  type StoredRow,
  trimBin,
  updateCard,
} from './card-statements.ts';
import { findCards } from './find-cards.ts';
import { type CardRow, readRow } from './read-row.ts';

/** A card in the bin. */
export type BinnedRow = CardRow & { deletedAt: Date };

/** The idempotency key of a request and the hash of its content. */
export type IdempotencyKey = { key: string; hash: Buffer };

export type NewCard = Pick<CardImages, 'logoId'> &
  Partial<CardImages> & { id: string; name: string; card: Card };
type Change = {
  name?: string | undefined;
  /** The whole card, or the content of a card of a company design. */
  card?: Card;
  person?: PersonContent & { designId: string };
} & Partial<CardImages>;

/** A change by an impersonating admin is added to the audit log, in the same transaction. */
type Audited = { by: Actor; action: AuditAction };

/** Cards per page. */
export const pageSize = 500;

type CardKey = { accountId: string; id: string };

/** Sorts after every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Saved cards. Every query starts with the account's id. */
export function cardStore(db: Database) {
  const cardOfKey = batched(async (keys: CardKey[]): Promise<(CardRow | null)[]> => {
    const values = [keys.map(({ accountId }) => accountId), keys.map(({ id }) => id)];
    const { rows } = await db.$client.query<StoredRow & { position: number }>({ ...cardsOfAccounts, values });
    const byPosition = new Map(rows.map(({ position, ...row }) => [position, row]));
    return keys.map((_, index) => {
      const row = byPosition.get(index + 1);
      return row ? readRow(row) : null;
    });
  });
  const runStatement = async (
    statement: { name: string; text: string },
    values: unknown[],
    audited: Audited | null,
  ) => {
    const query = { ...statement, values };
    if (!audited) return firstCard(await db.$client.query<StoredRow>(query));
    return inTransaction(db, async (client) => {
      const card = firstCard(await client.query<StoredRow>(query));
      if (card) await logForActor(client, audited.by, audited.action, { cardId: card.id });
      return card;
    });
  };
  /** The card created by an earlier request with this key. The same key on a different request is refused. */
  const findByKey = async (accountId: string, { key, hash }: IdempotencyKey) => {
    const { rows } = await db.$client.query<StoredRow & { requestHash: Buffer }>({
      ...keyedCard,
      values: [accountId, key],
    });
    const [found] = rows;
    if (!found) return null;
    const { requestHash, ...card } = found;
    if (!requestHash.equals(hash)) throw new Refusal('INVALID_REQUEST');
    return readRow(card);
  };
  /** Inserts a card within the limit, or returns the one that the same request has already inserted. */
  const insertOnce = async (
    accountId: string,
    request: IdempotencyKey | null,
    insert: () => Promise<CardRow | null>,
  ) => {
    try {
      const added = await insert();
      if (added || !request) return added;
    } catch (error) {
      refuseLostImage(error);
      if (!request || violatedUnique(error) !== 'idempotency_keys_pkey') throw error;
    }
    return findByKey(accountId, request);
  };

  const list = async (accountId: string, before = lastId): Promise<CardRow[]> => {
    const values = [accountId, before, pageSize];
    return (await db.$client.query<StoredRow>({ ...cardPage, values })).rows.map(readRow);
  };
  const listBin = async (accountId: string, before = lastId): Promise<BinnedRow[]> => {
    const { rows } = await db.$client.query<StoredRow & { deletedAt: Date }>({
      ...binPage,
      values: [accountId, before, pageSize],
    });
    return rows.map(({ deletedAt, ...card }) => ({ ...readRow(card), deletedAt }));
  };

  return {
    /** A card of an account. Those that are asked for in one turn, also of other accounts, are one statement. */
    find: (accountId: string, id: string): Promise<CardRow | null> => cardOfKey({ accountId, id }),

    /** Those of the cards that the account has, by their ids. */
    findMany: (accountId: string, ids: readonly string[]) => findCards(db, accountId, ids),

    /** One page of an account's cards, newest first. `before` is the last id of the previous page. */
    list,

    /** All cards of an account, read page by page. */
    all: (accountId: string) => everyPage((before) => list(accountId, before)),

    /** All cards in the bin of an account, read page by page. */
    binned: (accountId: string) => everyPage((before) => listBin(accountId, before)),

    /** Saves a card; null if the limit is reached. */
    save: (
      accountId: string,
      { id, name, card, ...images }: NewCard,
      request: IdempotencyKey | null,
      by: Actor | null = null,
    ) =>
      insertOnce(accountId, request, () =>
        runStatement(
          insertCard,
          [
            ...[accountId, id, name, documentOf(card, images), images.logoId, request?.key, request?.hash],
            ...[images.pictureId, images.darkLogoId],
          ],
          by && { by, action: 'card_saved' },
        ),
      ),

    /** Saves a copy of a card; null if the limit is reached or there is no such card. */
    duplicate: (
      accountId: string,
      sourceId: string,
      copy: { id: string; nameCopy: (name: string, taken: ReadonlySet<string>) => string },
      request: IdempotencyKey | null,
      by: Actor | null = null,
    ) =>
      insertOnce(accountId, request, () =>
        inTransaction(db, async (client) => {
          await client.query({ ...lockAccountCount, values: [accountId] });
          const { rows: named } = await client.query<{ id: string; name: string }>({
            ...namesForCopy,
            values: [accountId],
          });
          const source = named.find(({ id }) => id === sourceId);
          if (!source) return null;
          const name = copy.nameCopy(source.name, new Set(named.map((card) => card.name)));
          const values = [accountId, sourceId, copy.id, name, request?.key, request?.hash];
          const created = firstCard(await client.query<StoredRow>({ ...copyCard, values }));
          if (created && by) await logForActor(client, by, 'card_duplicated', { cardId: created.id });
          return created;
        }),
      ),

    /** Changes the name, the card or both; null if there is no such card or its version differs. */
    change: async (
      accountId: string,
      id: string,
      { name, card, person, logoId, pictureId, darkLogoId }: Change,
      version: number | undefined,
      by: Actor | null = null,
    ) => {
      try {
        const audited = by && ({ by, action: 'card_changed' } as const);
        const document = person
          ? personDocumentOf(person.designId, person)
          : card && documentOf(card, { darkLogoId });
        const values = [accountId, id, name, document, logoId, version, pictureId, darkLogoId];
        return await runStatement(updateCard, values, audited);
      } catch (error) {
        refuseLostImage(error);
        throw error;
      }
    },

    /** Moves a card into the bin and trims the bin; throws a refusal if there is no such card. */
    moveToBin: (accountId: string, id: string, by: Actor | null = null): Promise<void> =>
      inTransaction(db, async (client) => {
        const [binned] = await binInOrder(client, accountId, [id]);
        if (!binned) throw new Refusal('CARD_NOT_FOUND');
        if (by) await logForActor(client, by, 'card_deleted', { cardId: id });
      }),

    /** Moves cards into the bin and trims it; returns the ids of those that were there. */
    moveManyToBin: (accountId: string, ids: readonly string[], by: Actor | null = null): Promise<string[]> =>
      inTransaction(db, async (client) => {
        const binned = await binInOrder(client, accountId, ids);
        if (by) await logForActor(client, by, 'cards_deleted', { binned: binned.length });
        return binned;
      }),

    /** Moves a card back out of the bin. */
    restore: (accountId: string, id: string, by: Actor | null = null): Promise<CardRow> =>
      inTransaction(db, async (client) => {
        const [card] = await restoreAll(client, accountId, [id]);
        if (!card) throw new Refusal('CARD_NOT_FOUND');
        if (by) await logForActor(client, by, 'card_restored', { cardId: id });
        return card;
      }),

    /** Moves cards back out of the bin: all of those still there, or none if the limit has no room for them. */
    restoreMany: (accountId: string, ids: readonly string[], by: Actor | null = null): Promise<CardRow[]> =>
      inTransaction(db, async (client) => {
        const restored = await restoreAll(client, accountId, ids);
        if (by) await logForActor(client, by, 'cards_restored', { restored: restored.length });
        return restored;
      }),

    /** One page of the bin, newest card first. `before` is the last id of the previous page. */
    listBin,
  };
}

/** Refuses a card whose logo or picture was deleted since it was accepted. */
export function refuseLostImage(error: unknown, path = ''): void {
  const constraint = violatedReference(error);
  if (constraint === null) return;
  const fields = constraint.includes('picture')
    ? { [`${path}picture/ref`]: 'INVALID_PICTURE' as const }
    : { [`${path}${constraint.includes('dark') ? 'logoDarkUrl' : 'logoUrl'}`]: 'INVALID_LOGO' as const };
  throw new Refusal('INVALID_REQUEST', { fields });
}

async function binInOrder(client: PoolClient, accountId: string, ids: readonly string[]): Promise<string[]> {
  await client.query({ ...lockAccountCount, values: [accountId] });
  const { rows } = await client.query<{ id: string }>({ ...binCards, values: [accountId, ids, null] });
  await client.query({ ...trimBin, values: [accountId] });
  return rows.map(({ id }) => id);
}

async function restoreAll(client: PoolClient, accountId: string, ids: readonly string[]): Promise<CardRow[]> {
  await client.query({ ...lockAccountCount, values: [accountId] });
  const { rows } = await client.query<StoredRow>({ ...restoreCards, values: [accountId, ids] });
  if (rows.length > 0) await reserveCards(client, accountId, rows.length);
  return rows.map(readRow);
}

/** Counts further cards of an account whose row is locked; refuses them all if the limit has no room. */
export async function reserveCards(client: PoolClient, accountId: string, count: number): Promise<void> {
  const { rowCount } = await client.query({ ...countCards, values: [accountId, count] });
  if (rowCount === 1) return;
  if (count === 1) throw new Refusal('CARD_LIMIT_EXCEEDED');
  const { rows } = await client.query<{ room: number }>({ ...roomForCards, values: [accountId] });
  throw new Refusal('CARD_LIMIT_EXCEEDED', { fits: rows[0]?.room ?? 0 });
}

function firstCard({ rows: [row] }: { rows: StoredRow[] }): CardRow | null {
  return row ? readRow(row) : null;
}

async function* everyPage<Row extends { id: string }>(
  read: (before?: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let page = await read(); page.length > 0; page = await read(page.at(-1)?.id)) yield* page;
}
