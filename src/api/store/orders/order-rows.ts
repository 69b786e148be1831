import { and, desc, eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type OrderDetails, openOrdersMax, orderNumber, type StepRecord } from '#domain/order/order.ts';
import type { FrozenProfile } from '#domain/proof/snapshot.ts';
import type { Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { lockLimits } from '../links/share-links.ts';
import { orderLines, orders } from '../schema.ts';
import { appendCompanyLog, type MemberActor } from '../shared/company-log.ts';

export type OrderRow = typeof orders.$inferSelect;

/** A card of an order that is not sent. */
export type NewLine = { cardId: string; quantity: number; branch: string };

export type NewOrder = {
  steps: StepRecord[];
  lines: readonly NewLine[];
  profile: FrozenProfile;
  details: OrderDetails;
};

/** Who changes an order, for the log of the company; null for one's own account. */
export type OrderActor = MemberActor | null;

export type OrderKey = { accountId: string; id: string };

type NumberedOrder = Pick<OrderRow, 'id' | 'year' | 'sequence'>;

/** Inserts an order with the next number of its year. */
export async function insertOrder(
  tx: Transaction,
  accountId: string,
  { lines, ...order }: NewOrder,
  now: Date,
): Promise<NumberedOrder> {
  await lockLimits(tx, accountId);
  const isOpen = and(eq(orders.accountId, accountId), eq(orders.stage, 'open'));
  if ((await tx.$count(orders, isOpen)) >= openOrdersMax) throw new Refusal('TOO_MANY_ORDERS');
  const id = uuidv7();
  const year = now.getUTCFullYear();
  const [last] = await tx
    .select({ sequence: orders.sequence })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.year, year)))
    .orderBy(desc(orders.sequence))
    .limit(1);
  const sequence = (last?.sequence ?? 0) + 1;
  await tx.insert(orders).values({ ...order, accountId, id, year, sequence, createdAt: now });
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, accountId, orderId: id })));
  return { id, year, sequence };
}

/** Locks an order; null if there is none. Two requests about it run one after the other. */
export async function lockOrder(tx: Transaction, { accountId, id }: OrderKey): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.id, id)))
    .for('update');
  return order ?? null;
}

/** Changes a locked order. */
export async function setOrder(
  tx: Transaction,
  { accountId, id }: OrderKey,
  change: Partial<Pick<OrderRow, 'steps' | 'stage' | 'profile' | 'details' | 'linkId' | 'sentAt'>>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.accountId, accountId), eq(orders.id, id)));
}

export function isOfOrder({ accountId, id }: OrderKey) {
  return and(eq(orderLines.accountId, accountId), eq(orderLines.orderId, id));
}

/** Adds an entry to the log of the company: the number of the order and how many cards. */
export async function logOrder(
  tx: Transaction,
  by: MemberActor,
  action: `order_${'created' | 'asked' | 'released' | 'sent' | 'cancelled'}`,
  order: NumberedOrder,
  cards: number,
): Promise<void> {
  await appendCompanyLog(tx, by, action, { order: orderNumber(order), cards });
}
