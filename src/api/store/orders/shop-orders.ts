import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { dayMs } from '#domain/days.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import {
  hasStep,
  orderNumber,
  orderStepRefusal,
  type ShopStep,
  shopLinkDaysAfterPrint,
  takeStep,
} from '#domain/order/order.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { markLinkUsed } from '../links/share-links.ts';
import { queueMails } from '../mail/outbox.ts';
import { companyMembers, orderLines, shareLinks, snapshots, users } from '../schema.ts';
import { recordEvent } from '../shared/record-event.ts';
import { showsImage } from '../shared/shows-image.ts';
import { isOfOrder, lockOrder, type OrderRow, setOrder } from './order-rows.ts';

/** What the print shop does with an order, by its link. */
export function shopOrderStore(db: Database) {
  return {
    /** Ticks a step; null if the order was deleted. Repeating it changes nothing. The managers are told. */
    tick: (link: StoredLink, step: ShopStep, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { accountId, subjectId: id } = link;
        const order = await lockOrder(tx, { accountId, id });
        if (!order) return false;
        const progress = { steps: order.steps, lines: [] };
        if (hasStep(progress, step)) return true;
        const refusal = orderStepRefusal(progress, step);
        if (refusal) throw new Refusal(refusal);
        const { steps } = takeStep(progress, { step, by: order.details.shop, at: now.toISOString() });
        const isPrinted = step === 'printed';
        await setOrder(tx, { accountId, id }, { steps, ...(isPrinted && { stage: 'printed' as const }) });
        await markLinkUsed(tx, link, now);
        if (isPrinted)
          await tx
            .update(shareLinks)
            .set({ expiresAt: new Date(now.getTime() + shopLinkDaysAfterPrint * dayMs) })
            .where(and(eq(shareLinks.accountId, accountId), eq(shareLinks.id, link.id)));
        await tellManagers(tx, order, step);
        if (isPrinted) await recordPrinted(tx, order, now);
        return true;
      }),

    /** Whether an order prints a version. */
    hasVersion: async ({ accountId, subjectId }: StoredLink, snapshotId: string): Promise<boolean> =>
      (await db.$count(
        orderLines,
        and(isOfOrder({ accountId, id: subjectId }), eq(orderLines.snapshotId, snapshotId)),
      )) > 0,

    /** Whether a card of the order shows an image. */
    hasImage: async ({ accountId, subjectId }: StoredLink, imageId: string): Promise<boolean> => {
      const rows = await db
        .select({ id: snapshots.id })
        .from(orderLines)
        .innerJoin(
          snapshots,
          and(eq(snapshots.accountId, orderLines.accountId), eq(snapshots.id, orderLines.snapshotId)),
        )
        .where(and(isOfOrder({ accountId, id: subjectId }), showsImage(snapshots, imageId)))
        .limit(1);
      return rows.length > 0;
    },
  };
}

async function recordPrinted(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { accountId, id } = order;
  const lines = await tx.select({ cardId: orderLines.cardId }).from(orderLines).where(isOfOrder(order));
  const data = { orderId: id, order: orderNumber(order), cards: lines.length };
  const subjectIds = [id, ...lines.map(({ cardId }) => cardId)];
  await recordEvent(tx, accountId, { type: 'order.printed', data, subjectIds }, now);
}

/** A mail to each manager with a confirmed address. */
async function tellManagers(tx: Transaction, order: OrderRow, step: ShopStep): Promise<void> {
  const members = tx
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.accountId, order.accountId));
  const readers = await tx
    .select({ id: users.id, email: users.email, language: users.language, ownAccountId: users.accountId })
    .from(users)
    .where(
      and(
        or(eq(users.accountId, order.accountId), inArray(users.id, members)),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  const details = { step, order: orderNumber(order), orderId: order.id };
  const { accountId } = order;
  const mails = readers.map(({ id, email, language, ownAccountId }) => ({
    kind: 'orderStep' as const,
    userId: id,
    recipient: email,
    language: language ?? 'en',
    details: { ...details, ...(ownAccountId !== accountId && { companyId: accountId }) },
  }));
  if (mails.length > 0) await queueMails(tx, mails);
}
