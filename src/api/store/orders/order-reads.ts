import { and, asc, desc, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm';
import type { FrozenProfile } from '#domain/proof/snapshot.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { openRequests } from '../proofs/requests.ts';
import {
  cards,
  companies,
  mails,
  orderLines,
  orders,
  proofCards,
  proofs,
  shareLinks,
  snapshots,
} from '../schema.ts';
import type { OrderRow } from './order-rows.ts';
import { keptTexts } from './order-texts.ts';
import { cardsUnderWay } from './under-way.ts';

/** How many orders a list has. */
const listedMax = 100;
/** Maximum sent orders scanned for last-ordered dates, and cards returned. */
const sentMax = 100;
const orderedMax = 1000;
/** How many people who are gone one answer names. */
const goneMax = 500;

const version = {
  snapshotId: snapshots.id,
  cardId: snapshots.cardId,
  snapshot: snapshots.snapshot,
  fileHash: snapshots.fileHash,
  fileBytes: snapshots.fileBytes,
  fileGivenUpAt: snapshots.fileGivenUpAt,
  state: proofCards.state,
  answeredBy: proofCards.answeredBy,
  answeredAt: proofCards.answeredAt,
  linkId: proofs.linkId,
};

/** A frozen card with what is said about it. */
export type OrderVersion = Awaited<ReturnType<ReturnType<typeof orderReads>['versionsOf']>>[number];

export type OrderLineRow = typeof orderLines.$inferSelect;

/** What is read of orders. */
export function orderReads(db: Database | Transaction) {
  const isSent = inArray(orders.stage, ['sent', 'printed']);
  const ofProof = and(eq(proofs.accountId, proofCards.accountId), eq(proofs.id, proofCards.proofId));
  const ofSnapshot = and(
    eq(snapshots.accountId, orderLines.accountId),
    eq(snapshots.id, orderLines.snapshotId),
  );
  const ofLine = and(eq(orders.accountId, orderLines.accountId), eq(orders.id, orderLines.orderId));

  const linesOf = (accountId: string, orderIds: string[]): Promise<OrderLineRow[]> =>
    db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.accountId, accountId), inArray(orderLines.orderId, orderIds)))
      .orderBy(asc(orderLines.cardId));

  const list = (accountId: string, before?: string): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.accountId, accountId), before ? lt(orders.id, before) : undefined))
      .orderBy(desc(orders.id))
      .limit(listedMax);

  return {
    /** The mail with the link of a print shop; null if the link was copied, or the mail is no longer kept. */
    shopMail: async (accountId: string, linkId: string) => {
      const { recipient, sentAt, failedAt, failure } = mails;
      const [mail] = await db
        .select({ recipient, sentAt, failedAt, failure })
        .from(shareLinks)
        .innerJoin(
          mails,
          and(
            eq(sql`lower(${recipient})`, sql`lower(${shareLinks.recipient})`),
            eq(mails.kind, 'shopOrder'),
            eq(sql`${mails.details} ->> 'linkId'`, linkId),
          ),
        )
        .where(and(eq(shareLinks.accountId, accountId), eq(shareLinks.id, linkId)))
        .limit(1);
      return mail ?? null;
    },

    /** The newest orders of an account. `before` is the last id of the previous page. */
    list,

    linesOf,

    /** All orders of an account with their cards, newest first. */
    async *all(accountId: string) {
      let page = await list(accountId);
      while (page.length > 0) {
        for (const order of page) yield { ...order, lines: await linesOf(accountId, [order.id]) };
        page = page.length < listedMax ? [] : await list(accountId, page.at(-1)?.id);
      }
    },

    /** How many people and cards each order has. */
    totals: async (accountId: string, orderIds: string[]) => {
      const rows = await db
        .select({
          id: orderLines.orderId,
          people: sql<number>`count(*)::integer`,
          cards: sql<number>`sum(${orderLines.quantity})::integer`,
        })
        .from(orderLines)
        .where(and(eq(orderLines.accountId, accountId), inArray(orderLines.orderId, orderIds)))
        .groupBy(orderLines.orderId);
      return new Map(rows.map(({ id, ...total }) => [id, total]));
    },

    /** The cards of each order that are still there. */
    cardsOf: async (accountId: string, orderIds: string[]) => {
      const rows = await db
        .select({ id: orderLines.orderId, cardIds: sql<string[]>`json_agg(${orderLines.cardId})` })
        .from(orderLines)
        .innerJoin(cards, and(eq(cards.accountId, orderLines.accountId), eq(cards.id, orderLines.cardId)))
        .where(and(eq(orderLines.accountId, accountId), inArray(orderLines.orderId, orderIds)))
        .groupBy(orderLines.orderId);
      return new Map(rows.map(({ id, cardIds }) => [id, cardIds]));
    },

    /** The newest approved version of each card of these orders, for this print shop. */
    approvedOf: (accountId: string, orderIds: string[], profile: FrozenProfile) => {
      const ordered = db
        .select({ cardId: orderLines.cardId })
        .from(orderLines)
        .where(and(eq(orderLines.accountId, accountId), inArray(orderLines.orderId, orderIds)));
      return db
        .selectDistinctOn([proofCards.cardId], { cardId: proofCards.cardId, snapshot: snapshots.snapshot })
        .from(proofCards)
        .innerJoin(
          snapshots,
          and(eq(snapshots.accountId, proofCards.accountId), eq(snapshots.id, proofCards.snapshotId)),
        )
        .where(
          and(
            eq(proofCards.accountId, accountId),
            eq(proofCards.state, 'approved'),
            inArray(proofCards.cardId, ordered),
            isForShop(profile),
          ),
        )
        .orderBy(proofCards.cardId, desc(proofCards.snapshotId));
    },

    find: async (accountId: string, id: string) => {
      const [order] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.accountId, accountId), eq(orders.id, id)));
      return order ? { ...order, lines: await linesOf(accountId, [id]) } : null;
    },

    /** The versions of cards that others were asked about for this print shop: of each the newest one, and the newest approved. */
    versionsOf: (accountId: string, cardIds: readonly string[], profile: FrozenProfile) =>
      db
        .selectDistinctOn([proofCards.cardId, sql`${proofCards.state} = 'approved'`], version)
        .from(proofCards)
        .innerJoin(proofs, ofProof)
        .innerJoin(
          snapshots,
          and(eq(snapshots.accountId, proofCards.accountId), eq(snapshots.id, proofCards.snapshotId)),
        )
        .where(
          and(
            eq(proofCards.accountId, accountId),
            inArray(proofCards.cardId, [...cardIds]),
            isForShop(profile),
          ),
        )
        .orderBy(proofCards.cardId, sql`${proofCards.state} = 'approved'`, desc(proofCards.snapshotId)),

    /** The versions that a sent order prints, with their answers. */
    sentVersions: (accountId: string, orderId: string) =>
      db
        .select({
          ...version,
          // A version that nobody was asked about has no proof.
          state: sql<(typeof proofCards.$inferSelect)['state'] | null>`${proofCards.state}`,
          linkId: sql<string | null>`${proofs.linkId}`,
        })
        .from(orderLines)
        .innerJoin(snapshots, ofSnapshot)
        .leftJoin(
          proofCards,
          and(eq(proofCards.accountId, snapshots.accountId), eq(proofCards.snapshotId, snapshots.id)),
        )
        .leftJoin(proofs, ofProof)
        .where(and(eq(orderLines.accountId, accountId), eq(orderLines.orderId, orderId))),

    /** What was last ordered of each of these cards. */
    lastOrdered: (accountId: string, cardIds: readonly string[]) =>
      db
        .selectDistinctOn([orderLines.cardId], {
          cardId: orderLines.cardId,
          quantity: orderLines.quantity,
          snapshot: snapshots.snapshot,
        })
        .from(orderLines)
        .innerJoin(orders, and(ofLine, isSent))
        .innerJoin(snapshots, ofSnapshot)
        .where(and(eq(orderLines.accountId, accountId), inArray(orderLines.cardId, [...cardIds])))
        .orderBy(orderLines.cardId, desc(orders.sentAt), desc(orders.id)),

    /** When each card was last ordered, the latest first. */
    orderedCards: (accountId: string) => {
      const last = db
        .select({ id: orders.id, sentAt: orders.sentAt })
        .from(orders)
        .where(and(eq(orders.accountId, accountId), isSent))
        .orderBy(desc(orders.sentAt), desc(orders.id))
        .limit(sentMax)
        .as('last');
      const orderedAt = max(last.sentAt);
      return db
        .select({ cardId: orderLines.cardId, orderedAt })
        .from(orderLines)
        .innerJoin(last, eq(last.id, orderLines.orderId))
        .where(eq(orderLines.accountId, accountId))
        .groupBy(orderLines.cardId)
        .orderBy(desc(orderedAt))
        .limit(orderedMax);
    },

    /** The order that was sent last; null before the first. */
    lastSent: async (accountId: string) => {
      const [last] = await db
        .select({ id: orders.id, year: orders.year, sequence: orders.sequence, sentAt: orders.sentAt })
        .from(orders)
        .where(and(eq(orders.accountId, accountId), isSent, isNotNull(orders.sentAt)))
        .orderBy(desc(orders.sentAt), desc(orders.id))
        .limit(1);
      return last ?? null;
    },

    /** Cards that were ordered, are no longer there, and were there when the last order was sent. */
    goneSince: (accountId: string) =>
      db
        .selectDistinctOn([orderLines.cardId], {
          cardId: orderLines.cardId,
          snapshot: snapshots.snapshot,
        })
        .from(orderLines)
        .innerJoin(orders, and(ofLine, isSent))
        .innerJoin(snapshots, ofSnapshot)
        .where(
          and(
            eq(orderLines.accountId, accountId),
            eq(orderLines.isGone, false),
            sql`NOT EXISTS (SELECT FROM cards WHERE cards.account_id = ${accountId} AND cards.id = ${orderLines.cardId})`,
          ),
        )
        .orderBy(orderLines.cardId, desc(orders.sentAt), desc(orders.id))
        .limit(goneMax),

    /** The cards that are in orders under way. */
    cardsUnderWay: (accountId: string, now: Date) => cardsUnderWay(db, accountId, now),

    /** What the account has ordered with. */
    keptTexts: (accountId: string) => keptTexts(db, accountId),

    /** The changes of these cards that were requested and are not closed. */
    openRequests: (accountId: string, cardIds: readonly string[]) => openRequests(db, accountId, cardIds),

    /** The name of the company of an account; null for a person's. */
    companyName: async (accountId: string): Promise<string | null> => {
      const [company] = await db
        .select({ name: companies.name })
        .from(companies)
        .where(eq(companies.accountId, accountId));
      return company?.name ?? null;
    },
  };
}

function isForShop(profile: FrozenProfile) {
  return sql`${snapshots.snapshot} -> 'profile' = ${JSON.stringify(profile)}::jsonb`;
}
