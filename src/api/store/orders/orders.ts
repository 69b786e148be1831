import { eq, sql } from 'drizzle-orm';
import { type StepRecord, takeStep } from '#domain/order/order.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { lockLimits } from '../links/share-links.ts';
import { insertProof, type NewProof } from '../proofs/proofs.ts';
import { orderLines, orders } from '../schema.ts';
import { orderReads } from './order-reads.ts';
import {
  insertOrder,
  isOfOrder,
  lockOrderVersion,
  logOrder,
  type NewOrder,
  type OrderActor,
  type OrderVersionRef,
  setOrder,
} from './order-rows.ts';
import { moveTexts } from './order-texts.ts';
import { orderSender } from './send-order.ts';
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

    /** Replaces what an order has. A person who is new in it is refused as by `create`. */
    change: (
      seen: OrderVersionRef,
      { lines, evenIfOrdered, ...change }: Partial<Pick<NewOrder, 'lines' | 'profile' | 'details'>> & Again,
      now: Date,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await lockOrderVersion(tx, seen);
        if (lines) {
          const { accountId, id: orderId } = seen;
          await lockLimits(tx, accountId);
          const before = await tx
            .select({ cardId: orderLines.cardId })
            .from(orderLines)
            .where(isOfOrder(seen));
          const known = new Set(before.map(({ cardId }) => cardId));
          const added = lines.map(({ cardId }) => cardId).filter((cardId) => !known.has(cardId));
          if (!evenIfOrdered) await refuseUnderWay(tx, accountId, added, { now, except: orderId });
          await tx.delete(orderLines).where(isOfOrder(seen));
          await tx.insert(orderLines).values(lines.map((line) => ({ ...line, accountId, orderId })));
        }
        await setOrder(tx, seen, change);
      }),

    /** Takes a step that needs nothing else: released or cancelled. */
    step: (
      seen: OrderVersionRef,
      step: StepRecord & { step: 'released' | 'cancelled' },
      by: OrderActor,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const order = await lockOrderVersion(tx, seen);
        const { steps } = takeStep({ ...order, lines: [] }, step);
        await setOrder(tx, seen, {
          steps,
          ...(step.step === 'cancelled' && { stage: 'cancelled' as const }),
        });
        if (by)
          await logOrder(tx, by, `order_${step.step}`, order, await tx.$count(orderLines, isOfOrder(seen)));
      }),

    /** Asks for approval: freezes these cards and makes the link of their proof. */
    ask: (seen: OrderVersionRef, step: StepRecord, proof: NewProof, by: OrderActor, now: Date) =>
      db.transaction(async (tx) => {
        const order = await lockOrderVersion(tx, seen);
        const link = await insertProof(tx, seen.accountId, proof, now);
        const { steps } = takeStep({ ...order, lines: [] }, step);
        await setOrder(tx, seen, { steps });
        if (by) await logOrder(tx, by, 'order_asked', order, proof.cards.length);
        return link;
      }),

    send: orderSender(db),
  };
}

/** Whether people are wanted who are in another order under way. */
type Again = { evenIfOrdered: boolean };

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
