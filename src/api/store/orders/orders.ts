import { eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { lockLimits } from '../links/share-links.ts';
import { orderLines, orders } from '../schema.ts';
import { type Again, type LockedOrder, lockedOrder } from './locked-order.ts';
import { orderReads } from './order-reads.ts';
import {
  insertOrder,
  lockOrder,
  logOrder,
  type NewOrder,
  type OrderActor,
  type OrderKey,
} from './order-rows.ts';
import { moveTexts } from './order-texts.ts';
import { refuseUnderWay } from './under-way.ts';

export type OrderStore = ReturnType<typeof orderStore>;

/** Orders of cards for print shops. Every query starts with the account's id. */
export function orderStore(db: Database) {
  return {
    ...orderReads(db),

    /** Makes an order; refuses one more than the open ones of an account, and people who are in another one unless they are wanted again. */
    create: (
      accountId: string,
      { evenIfOrdered, ...order }: NewOrder & Again,
      by: OrderActor,
      now: Date,
    ): Promise<string> =>
      db.transaction(async (tx) => {
        await lockLimits(tx, accountId);
        const cardIds = order.lines.map(({ cardId }) => cardId);
        if (!evenIfOrdered) await refuseUnderWay(tx, accountId, cardIds, { now });
        const made = await insertOrder(tx, accountId, order, now);
        if (by) await logOrder(tx, by, 'order_created', made, order.lines.length);
        return made.id;
      }),

    /**
     * Locks an order for as long as `work` takes: two changes of an order run one after the other. What `work` reads and
     * writes is one transaction.
     */
    lock: <Result>(key: OrderKey, work: (locked: LockedOrder) => Promise<Result>): Promise<Result> =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, key);
        if (!order) throw new Refusal('ORDER_NOT_FOUND');
        return work(await lockedOrder(tx, order));
      }),
  };
}

/** Moves the orders of an account with its cards. */
export async function moveOrders(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await renumberTaken(tx, { from, to });
  await tx.update(orders).set({ accountId: to }).where(eq(orders.accountId, from));
  await tx.update(orderLines).set({ accountId: to }).where(eq(orderLines.accountId, from));
  await moveTexts(tx, { from, to });
}

/** Gives orders whose number the other account has the next numbers of their year. The old one stays beside it: it is in mails and files. */
async function renumberTaken(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    WITH last AS (
      SELECT year, max(sequence) AS sequence FROM orders WHERE account_id IN (${from}, ${to}) GROUP BY year
    ), taken AS (
      SELECT moved.id, year, row_number() OVER (PARTITION BY year ORDER BY sequence) AS place
      FROM orders AS moved JOIN orders AS other USING (year, sequence)
      WHERE moved.account_id = ${from} AND other.account_id = ${to}
    )
    UPDATE orders SET sequence = last.sequence + taken.place, former_sequence = orders.sequence
    FROM taken JOIN last USING (year)
    WHERE orders.account_id = ${from} AND orders.id = taken.id`);
}
