import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { designsMax } from '#domain/design/company-design.ts';
import { liveLinksMax } from '#domain/link/share-links.ts';
import { openOrdersMax } from '#domain/order/order.ts';
import { corporateEntries } from '#domain/payment/entitlement.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import type { Transaction } from '../../database/db.ts';
import { moveOrders } from '../orders/orders.ts';
import { addGrant, addPaymentEntries, applyEntitlement, entriesOf } from '../payments/ledger.ts';
import { moveProofs } from '../proofs/proofs.ts';
import {
  abandonedObjects,
  accounts,
  binnedCards,
  cards,
  companyDesigns,
  orders,
  payments,
  shareLinks,
  uploads,
} from '../schema.ts';

type Move = { from: string; to: string };

/**
 * Moves the Corporate plan of a locked account by a pair of entries for each purchase and for a grant. A moved payment
 * belongs to the company from now on, so that a refund or a dispute ends the plan there; its payer stays the same. An
 * admin keeps the role, which is not sold.
 */
export async function movePlan(tx: Transaction, { from, to }: Move): Promise<void> {
  const entries = await entriesOf(tx, from);
  const [account] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, from));
  const { purchases, grant } = corporateEntries(entries);
  const corporate = { role: 'enterprise', cardLimit: cardLimits.enterprise } as const;
  if (account?.role === 'admin') await addGrant(tx, { accountId: to, ...corporate, grantedBy: null });
  else if (grant) {
    const cardLimit = grant.cardLimit ?? corporate.cardLimit;
    await addGrant(tx, { accountId: from, role: 'free', cardLimit: cardLimits.free, grantedBy: null });
    await addGrant(tx, { accountId: to, ...corporate, cardLimit, grantedBy: null });
  }
  for (const { paymentId, role, amountCents, occurredAt } of purchases) {
    // What is owed back is not moved.
    const { rowCount } = await tx
      .update(payments)
      .set({ accountId: to })
      .where(and(eq(payments.id, paymentId), isNull(payments.refundOwedSince)));
    if (!rowCount) continue;
    const entry = { role, providerId: to, amountCents, occurredAt };
    await addPaymentEntries(tx, { paymentId, accountId: from }, [{ ...entry, kind: 'moved_out' }]);
    await addPaymentEntries(tx, { paymentId, accountId: to }, [{ ...entry, kind: 'moved_in' }]);
  }
  await applyEntitlement(tx, from);
  await applyEntitlement(tx, to);
}

/** Refuses to move what would have more designs, working links or open orders than an account may. Both accounts are locked. */
export async function refuseOverLimits(tx: Transaction, { from, to }: Move, now: Date): Promise<void> {
  const both = [from, to];
  const isLive = and(
    inArray(shareLinks.accountId, both),
    isNull(shareLinks.revokedAt),
    gt(shareLinks.expiresAt, now),
  );
  const isOpen = and(inArray(orders.accountId, both), eq(orders.stage, 'open'));
  if ((await tx.$count(companyDesigns, inArray(companyDesigns.accountId, both))) > designsMax)
    throw new Refusal('DESIGN_LIMIT_EXCEEDED');
  if ((await tx.$count(shareLinks, isLive)) > liveLinksMax) throw new Refusal('LINK_LIMIT_EXCEEDED');
  if ((await tx.$count(orders, isOpen)) > openOrdersMax) throw new Refusal('TOO_MANY_ORDERS');
}

/** Moves the cards, also those in the bin, designs, links and logos of a locked account; returns how many cards. */
export async function moveContents(tx: Transaction, { from, to }: Move): Promise<number> {
  const accountId = to;
  const logos = await tx
    .update(uploads)
    .set({ accountId })
    .where(and(eq(uploads.accountId, from), eq(uploads.state, 'accepted')))
    .returning({ id: uploads.id });
  // A row that changes its partition is deleted in the old one, and the trigger takes its file for abandoned.
  const moved = logos.map(({ id }) => id);
  if (moved.length > 0) await tx.delete(abandonedObjects).where(inArray(abandonedObjects.uploadId, moved));
  await moveProofs(tx, { from, to });
  await moveOrders(tx, { from, to });
  await tx.update(shareLinks).set({ accountId }).where(eq(shareLinks.accountId, from));
  // The rows that people sent move with their design.
  await tx.update(companyDesigns).set({ accountId }).where(eq(companyDesigns.accountId, from));
  await tx.update(binnedCards).set({ accountId }).where(eq(binnedCards.accountId, from));
  const { rowCount } = await tx.update(cards).set({ accountId }).where(eq(cards.accountId, from));
  const count = rowCount ?? 0;
  const add = (id: string, more: number) =>
    tx
      .update(accounts)
      .set({ cardCount: sql`${accounts.cardCount} + ${more}` })
      .where(eq(accounts.id, id));
  await add(from, -count);
  await add(to, count);
  return count;
}
