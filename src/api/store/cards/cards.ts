import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { AuditAction } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import type { CardDesign } from '#domain/card/card.ts';
import { documentOf } from '#domain/card/card-document.ts';
import type { PersonContent } from '#domain/design/company-design.ts';
import { personDocumentOf } from '#domain/design/design-document.ts';
import { type Database, violatedReference, violatedUnique } from '../../database/db.ts';
import { type ActingAdmin, auditActingAdmin } from '../acting-admin.ts';
import { cards } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import {
  binCards,
  binPage,
  changeCard,
  companyOf,
  countCards,
  duplicateCard,
  keyedCard,
  lockOwner,
  namesForCopy,
  restoreCards,
  roomForCards,
  type StoredRow,
  saveCard,
  trimBin,
} from './card-statements.ts';
import { type CardRow, readRow } from './read-row.ts';

/** A card in the bin. */
export type BinnedRow = CardRow & { deletedAt: Date };

/** The idempotency key of a request and the hash of its content. */
export type IdempotencyKey = { key: string; hash: Buffer };

export type NewCard = { id: string; name: string; design: CardDesign; logoId: string | null };
type Change = {
  name?: string | undefined;
  /** The design of a card, or the content of a card of a company design. */
  design?: CardDesign;
  person?: PersonContent & { designId: string };
  logoId?: string | null;
};

/** A change by an impersonating admin is added to the audit log, in the same transaction. */
type Audited = { by: ActingAdmin; action: AuditAction };

/** Cards per page. */
export const pageSize = 500;

/** Sorts after every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export type CardStore = ReturnType<typeof cardStore>;

/** Saved cards. Every query starts with the user's id. */
export function cardStore(db: Database) {
  const columns = {
    id: cards.id,
    name: cards.name,
    design: cards.design,
    version: cards.version,
    logoId: cards.logoId,
    createdAt: cards.createdAt,
    updatedAt: cards.updatedAt,
    company: sql<StoredRow['company']>`${sql.raw(companyOf('cards'))}`,
  };
  const ofUser = db
    .select(columns)
    .from(cards)
    .where(and(eq(cards.userId, sql.placeholder('userId')), lt(cards.id, sql.placeholder('before'))))
    .orderBy(desc(cards.id))
    .limit(pageSize)
    .prepare('cards_of_user');
  const byId = db
    .select(columns)
    .from(cards)
    .where(and(eq(cards.userId, sql.placeholder('userId')), eq(cards.id, sql.placeholder('id'))))
    .prepare('card_of_user');

  const find = async (userId: string, id: string): Promise<CardRow | null> => {
    const [found] = await byId.execute({ userId, id });
    return found ? readRow(found) : null;
  };
  const runStatement = async (
    statement: { name: string; text: string },
    values: unknown[],
    audited: Audited | null,
  ) => {
    const query = { ...statement, values };
    if (!audited) return firstCard(await db.$client.query<StoredRow>(query));
    return inTransaction(db, async (client) => {
      const card = firstCard(await client.query<StoredRow>(query));
      if (card) await auditActingAdmin(client, audited.by, audited.action, { cardId: card.id });
      return card;
    });
  };
  /** The card created by an earlier request with this key. The same key on a different request is refused. */
  const findByKey = async (userId: string, { key, hash }: IdempotencyKey) => {
    const { rows } = await db.$client.query<StoredRow & { requestHash: Buffer }>({
      ...keyedCard,
      values: [userId, key],
    });
    const [found] = rows;
    if (!found) return null;
    const { requestHash, ...card } = found;
    if (!requestHash.equals(hash)) throw new Refusal('INVALID_REQUEST');
    return readRow(card);
  };
  /** Inserts a card within the limit, or returns the one that the same request has already inserted. */
  const insertOnce = async (
    userId: string,
    request: IdempotencyKey | null,
    insert: () => Promise<CardRow | null>,
  ) => {
    try {
      const added = await insert();
      if (added || !request) return added;
    } catch (error) {
      if (violatedReference(error))
        throw new Refusal('INVALID_REQUEST', { fields: { logoUrl: 'INVALID_LOGO' } });
      if (!request || violatedUnique(error) !== 'idempotency_keys_pkey') throw error;
    }
    return findByKey(userId, request);
  };

  const list = async (userId: string, before = lastId): Promise<CardRow[]> =>
    (await ofUser.execute({ userId, before })).map(readRow);
  const listBin = async (userId: string, before = lastId): Promise<BinnedRow[]> => {
    const { rows } = await db.$client.query<StoredRow & { deletedAt: Date }>({
      ...binPage,
      values: [userId, before, pageSize],
    });
    return rows.map(({ deletedAt, ...card }) => ({ ...readRow(card), deletedAt }));
  };

  return {
    find,

    /** One page of a user's cards, newest first. `before` is the last id of the previous page. */
    list,

    /** All cards of a user, read page by page. */
    all: (userId: string) => everyPage((before) => list(userId, before)),

    /** All cards in the bin of a user, read page by page. */
    binned: (userId: string) => everyPage((before) => listBin(userId, before)),

    /** Saves a card; null if the limit is reached. */
    save: (
      userId: string,
      { id, name, design, logoId }: NewCard,
      request: IdempotencyKey | null,
      by: ActingAdmin | null = null,
    ) =>
      insertOnce(userId, request, () =>
        runStatement(
          saveCard,
          [userId, id, name, documentOf(design), logoId, request?.key, request?.hash],
          by && { by, action: 'card_saved' },
        ),
      ),

    /** Saves a copy of a card; null if the limit is reached or there is no such card. */
    duplicate: (
      userId: string,
      sourceId: string,
      copy: { id: string; nameCopy: (name: string, taken: ReadonlySet<string>) => string },
      request: IdempotencyKey | null,
      by: ActingAdmin | null = null,
    ) =>
      insertOnce(userId, request, () =>
        inTransaction(db, async (client) => {
          await client.query({ ...lockOwner, values: [userId] });
          const { rows: named } = await client.query<{ id: string; name: string }>({
            ...namesForCopy,
            values: [userId],
          });
          const source = named.find(({ id }) => id === sourceId);
          if (!source) return null;
          const name = copy.nameCopy(source.name, new Set(named.map((card) => card.name)));
          const values = [userId, sourceId, copy.id, name, request?.key, request?.hash];
          const created = firstCard(await client.query<StoredRow>({ ...duplicateCard, values }));
          if (created && by) await auditActingAdmin(client, by, 'card_duplicated', { cardId: created.id });
          return created;
        }),
      ),

    /** Changes the name, the design or both; null if there is no such card or its version differs. */
    change: async (
      userId: string,
      id: string,
      { name, design, person, logoId }: Change,
      version: number | undefined,
      by: ActingAdmin | null = null,
    ) => {
      try {
        const audited = by && ({ by, action: 'card_changed' } as const);
        const document = person ? personDocumentOf(person.designId, person) : design && documentOf(design);
        const values = [userId, id, name, document, logoId, version];
        return await runStatement(changeCard, values, audited);
      } catch (error) {
        if (!violatedReference(error)) throw error;
        throw new Refusal('INVALID_REQUEST', { fields: { logoUrl: 'INVALID_LOGO' } });
      }
    },

    /** Moves a card into the bin and trims the bin; throws a refusal if there is no such card. */
    bin: (userId: string, id: string, by: ActingAdmin | null = null): Promise<void> =>
      inTransaction(db, async (client) => {
        const [binned] = await binInOrder(client, userId, [id]);
        if (!binned) throw new Refusal('CARD_NOT_FOUND');
        if (by) await auditActingAdmin(client, by, 'card_deleted', { cardId: id });
      }),

    /** Moves cards into the bin and trims it; returns the ids of those that were there. */
    binMany: (userId: string, ids: readonly string[], by: ActingAdmin | null = null): Promise<string[]> =>
      inTransaction(db, async (client) => {
        const binned = await binInOrder(client, userId, ids);
        if (by) await auditActingAdmin(client, by, 'cards_deleted', { binned: binned.length });
        return binned;
      }),

    /** Moves a card back out of the bin. */
    restore: (userId: string, id: string, by: ActingAdmin | null = null): Promise<CardRow> =>
      inTransaction(db, async (client) => {
        const [card] = await restoreAll(client, userId, [id]);
        if (!card) throw new Refusal('CARD_NOT_FOUND');
        if (by) await auditActingAdmin(client, by, 'card_restored', { cardId: id });
        return card;
      }),

    /** Moves cards back out of the bin: all of those still there, or none if the limit has no room for them. */
    restoreMany: (
      userId: string,
      ids: readonly string[],
      by: ActingAdmin | null = null,
    ): Promise<CardRow[]> =>
      inTransaction(db, async (client) => {
        const restored = await restoreAll(client, userId, ids);
        if (by) await auditActingAdmin(client, by, 'cards_restored', { restored: restored.length });
        return restored;
      }),

    /** One page of the bin, newest card first. `before` is the last id of the previous page. */
    listBin,
  };
}

async function binInOrder(client: PoolClient, userId: string, ids: readonly string[]): Promise<string[]> {
  await client.query({ ...lockOwner, values: [userId] });
  const { rows } = await client.query<{ id: string }>({ ...binCards, values: [userId, ids, null] });
  await client.query({ ...trimBin, values: [userId] });
  return rows.map(({ id }) => id);
}

async function restoreAll(client: PoolClient, userId: string, ids: readonly string[]): Promise<CardRow[]> {
  await client.query({ ...lockOwner, values: [userId] });
  const { rows } = await client.query<StoredRow>({ ...restoreCards, values: [userId, ids] });
  if (rows.length > 0) await reserveCards(client, userId, rows.length);
  return rows.map(readRow);
}

/** Counts further cards of a user whose row is locked; refuses them all if the limit has no room. */
export async function reserveCards(client: PoolClient, userId: string, count: number): Promise<void> {
  const { rowCount } = await client.query({ ...countCards, values: [userId, count] });
  if (rowCount === 1) return;
  if (count === 1) throw new Refusal('CARD_LIMIT_EXCEEDED');
  const { rows } = await client.query<{ room: number }>({ ...roomForCards, values: [userId] });
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
