import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import type { CardDesign } from '#domain/card/card.ts';
import { type Database, violatedReference, violatedUnique } from '../../database/db.ts';
import { type ActingAdmin, auditActingAdmin } from '../acting-admin.ts';
import { cards } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import {
  type BinnedRow,
  binCard,
  binPage,
  type CardRow,
  changeCard,
  countCard,
  duplicateCard,
  keyedCard,
  lockOwner,
  namesForCopy,
  restoreCard,
  saveCard,
  trimBin,
} from './card-statements.ts';

export type { CardRow } from './card-statements.ts';

/** The idempotency key of a request and the hash of its content. */
export type IdempotencyKey = { key: string; hash: Buffer };

export type NewCard = { id: string; name: string; design: CardDesign; logoId: string | null };
type Change = { name?: string | undefined; design?: CardDesign; logoId?: string | null };

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
    return found ?? null;
  };
  const runStatement = async (
    statement: { name: string; text: string },
    values: unknown[],
    audited: Audited | null,
  ) => {
    const query = { ...statement, values };
    if (!audited) return (await db.$client.query<CardRow>(query)).rows[0] ?? null;
    return inTransaction(db, async (client) => {
      const [card] = (await client.query<CardRow>(query)).rows;
      if (card) await auditActingAdmin(client, audited.by, audited.action, { cardId: card.id });
      return card ?? null;
    });
  };
  /** The card created by an earlier request with this key. The same key on a different request is refused. */
  const findByKey = async (userId: string, { key, hash }: IdempotencyKey) => {
    const { rows } = await db.$client.query<CardRow & { requestHash: Buffer }>({
      ...keyedCard,
      values: [userId, key],
    });
    const [found] = rows;
    if (!found) return null;
    const { requestHash, ...card } = found;
    if (!requestHash.equals(hash)) throw new Refusal('INVALID_REQUEST');
    return card;
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

  const list = (userId: string, before = lastId): Promise<CardRow[]> => ofUser.execute({ userId, before });
  const listBin = async (userId: string, before = lastId): Promise<BinnedRow[]> => {
    const { rows } = await db.$client.query<BinnedRow>({ ...binPage, values: [userId, before, pageSize] });
    return rows;
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
          [userId, id, name, design, logoId, request?.key, request?.hash],
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
          const [created] = (await client.query<CardRow>({ ...duplicateCard, values })).rows;
          if (created && by) await auditActingAdmin(client, by, 'card_duplicated', { cardId: created.id });
          return created ?? null;
        }),
      ),

    /** Changes the name, the design or both; null if there is no such card or its version differs. */
    change: async (
      userId: string,
      id: string,
      { name, design, logoId }: Change,
      version: number | undefined,
      by: ActingAdmin | null = null,
    ) => {
      try {
        const audited = by && ({ by, action: 'card_changed' } as const);
        return await runStatement(changeCard, [userId, id, name, design, logoId, version], audited);
      } catch (error) {
        if (!violatedReference(error)) throw error;
        throw new Refusal('INVALID_REQUEST', { fields: { logoUrl: 'INVALID_LOGO' } });
      }
    },

    /** Moves a card into the bin and trims the bin; throws a refusal if there is no such card. */
    bin: (userId: string, id: string, by: ActingAdmin | null = null): Promise<void> =>
      inTransaction(db, async (client) => {
        await client.query({ ...lockOwner, values: [userId] });
        const { rowCount } = await client.query({ ...binCard, values: [userId, id] });
        if (rowCount !== 1) throw new Refusal('CARD_NOT_FOUND');
        await client.query({ ...trimBin, values: [userId] });
        if (by) await auditActingAdmin(client, by, 'card_deleted', { cardId: id });
      }),

    /** Moves a card back out of the bin. */
    restore: (userId: string, id: string, by: ActingAdmin | null = null): Promise<CardRow> =>
      inTransaction(db, async (client) => {
        await client.query({ ...lockOwner, values: [userId] });
        const counted = await client.query({ ...countCard, values: [userId] });
        const restored = await client.query<CardRow>({ ...restoreCard, values: [userId, id] });
        const [card] = restored.rows;
        if (!card) throw new Refusal('CARD_NOT_FOUND');
        if (counted.rowCount === 0) throw new Refusal('CARD_LIMIT_EXCEEDED');
        if (by) await auditActingAdmin(client, by, 'card_restored', { cardId: id });
        return card;
      }),
  };
}

async function* everyPage<Row extends { id: string }>(
  read: (before?: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let page = await read(); page.length > 0; page = await read(page.at(-1)?.id)) yield* page;
}
