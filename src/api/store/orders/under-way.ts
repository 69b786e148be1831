import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { justSentSince } from '#domain/order/under-way.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { cards, orderLines, orders } from '../schema.ts';

/** How many cards one answer has. */
const listedMax = 1000;

/** An order that a card is in. */
type OrderOfCard = { id: string; year: number; sequence: number; isOpen: boolean };

const ofLine = and(eq(orders.accountId, orderLines.accountId), eq(orders.id, orderLines.orderId));

/** Orders that are not sent, and those that were sent a short while ago and are not printed. */
function isUnderWay(now: Date) {
  return or(eq(orders.stage, 'open'), and(eq(orders.stage, 'sent'), gt(orders.sentAt, justSentSince(now))));
}

/** The cards of an account that are in orders under way, each with those orders, the newest first. */
export async function cardsUnderWay(
  db: Database | Transaction,
  accountId: string,
  now: Date,
): Promise<Map<string, OrderOfCard[]>> {
  const rows = await db
    .select({
      cardId: orderLines.cardId,
      orders: sql<OrderOfCard[]>`json_agg(json_build_object('id', ${orders.id}, 'year', ${orders.year},
        'sequence', ${orders.sequence}, 'isOpen', ${orders.stage} = 'open') ORDER BY ${orders.id} DESC)`,
    })
    .from(orderLines)
    .innerJoin(orders, ofLine)
    .innerJoin(cards, and(eq(cards.accountId, orderLines.accountId), eq(cards.id, orderLines.cardId)))
    .where(and(eq(orderLines.accountId, accountId), isUnderWay(now)))
    .groupBy(orderLines.cardId)
    .orderBy(desc(orderLines.cardId))
    .limit(listedMax);
  return new Map(rows.map(({ cardId, orders: ofCard }) => [cardId, ofCard]));
}

/**
 * Refuses cards that are in another order under way. Whoever calls it holds the lock of the account's limits, so that two
 * requests cannot both order a person.
 */
export async function refuseUnderWay(
  tx: Transaction,
  accountId: string,
  cardIds: readonly string[],
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  if (cardIds.length === 0) return;
  const found = await tx
    .select({ cardId: orderLines.cardId })
    .from(orderLines)
    .innerJoin(orders, ofLine)
    .where(
      and(
        eq(orderLines.accountId, accountId),
        inArray(orderLines.cardId, [...cardIds]),
        isUnderWay(now),
        except ? ne(orders.id, except) : undefined,
      ),
    )
    .limit(1);
  if (found.length > 0) throw new Refusal('CARD_IN_ORDER');
}
