import { type StepRecord, takeStep } from '#domain/order/order.ts';
import type { Transaction } from '../../database/db.ts';
import { findCards } from '../cards/find-cards.ts';
import { lockLimits } from '../links/share-links.ts';
import { insertProof, type NewProof } from '../proofs/proofs.ts';
import { orderLines } from '../schema.ts';
import { orderReads } from './order-reads.ts';
import {
  isOfOrder,
  logOrder,
  type NewOrder,
  type OrderActor,
  type OrderRow,
  setOrder,
} from './order-rows.ts';
import { sendLockedOrder } from './send-order.ts';
import { refuseUnderWay } from './under-way.ts';

/** Whether people are wanted who are in another order under way. */
export type Again = { evenIfOrdered: boolean };

export type LockedOrder = Awaited<ReturnType<typeof lockedOrder>>;

/** What is read and written of an order while it is locked. Whether a change is allowed is judged by the caller. */
export async function lockedOrder(tx: Transaction, row: OrderRow) {
  const { accountId, id: orderId } = row;
  const orders = orderReads(tx);
  return {
    order: { ...row, lines: await orders.linesOf(accountId, [orderId]) },
    orders,
    cards: { findMany: (account: string, ids: readonly string[]) => findCards(tx, account, ids) },

    /** Replaces what the order has. A person who is new in it is refused as in a new order. */
    change: async (
      { lines, evenIfOrdered, ...change }: Partial<Pick<NewOrder, 'lines' | 'profile' | 'details'>> & Again,
      now: Date,
    ): Promise<void> => {
      if (lines) {
        await lockLimits(tx, accountId);
        const before = await tx.select({ cardId: orderLines.cardId }).from(orderLines).where(isOfOrder(row));
        const known = new Set(before.map(({ cardId }) => cardId));
        const added = lines.map(({ cardId }) => cardId).filter((cardId) => !known.has(cardId));
        if (!evenIfOrdered) await refuseUnderWay(tx, accountId, added, { now, except: orderId });
        await tx.delete(orderLines).where(isOfOrder(row));
        await tx.insert(orderLines).values(lines.map((line) => ({ ...line, accountId, orderId })));
      }
      await setOrder(tx, row, change);
    },

    /** Takes a step that needs nothing else: released or cancelled. */
    step: async (taken: StepRecord & { step: 'released' | 'cancelled' }, by: OrderActor): Promise<void> => {
      const { steps } = takeStep({ ...row, lines: [] }, taken);
      const isCancelled = taken.step === 'cancelled';
      await setOrder(tx, row, { steps, ...(isCancelled && { stage: 'cancelled' as const }) });
      if (by) await logOrder(tx, by, `order_${taken.step}`, row, await tx.$count(orderLines, isOfOrder(row)));
    },

    /** Asks for approval: freezes these cards and makes the link of their proof. */
    ask: async (taken: StepRecord, proof: NewProof, by: OrderActor, now: Date) => {
      const link = await insertProof(tx, accountId, proof, now);
      const { steps } = takeStep({ ...row, lines: [] }, taken);
      await setOrder(tx, row, { steps });
      if (by) await logOrder(tx, by, 'order_asked', row, proof.cards.length);
      return link;
    },

    send: sendLockedOrder(tx, row),
  };
}
