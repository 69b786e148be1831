import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { moneyOf, redundantPayments } from '#domain/payment/entitlement.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import type { Transaction } from '../../database/db.ts';
import type { ProviderPayment } from '../../payments/provider-payment.ts';
import { appendAudit } from '../audit-log.ts';
import { payments, users } from '../schema.ts';
import {
  type AddedFact,
  addFacts,
  applyEntitlement,
  entriesAbout,
  entriesOf,
  lockUserRow,
  type PaymentFact,
} from './ledger.ts';

type PaymentRow = typeof payments.$inferSelect;

/** What came of writing down a payment: whose it was, whether it is what it should be, and which payments are owed back. */
export type Recorded = {
  outcome: 'recorded' | 'ignored' | PaymentAlarm;
  owed: PaymentRow[];
  hasRefundFailed: boolean;
};

/** Money came for a payment we do not know, for another sum or plan than agreed, or for somebody who is no more. */
type PaymentAlarm = 'unknown' | 'mismatch' | 'nobody';

/**
 * What the provider says becomes entries, each once. Entries only ever add up, so it does not matter how often, in which
 * order or how late it is said; the user is held meanwhile, so that two who hear it at once take turns.
 */
export async function recordPayment(tx: Transaction, seen: ProviderPayment): Promise<Recorded> {
  const isPaid = seen.status === 'succeeded';
  const [known] = await tx.select().from(payments).where(isItsPayment(seen));
  if (!known) return nothingOf(isPaid && seen.metadata.paymentId ? 'unknown' : 'ignored');
  const userId = known.userId && (await lockUserRow(tx, known.userId)) ? known.userId : null;
  const isMismatch = isPaid && !isAsAgreed(seen, known);

  const heard = progress(seen, known, isMismatch);
  if (heard)
    await tx
      .update(payments)
      .set({ providerIntentId: seen.intentId, updatedAt: sql`now()`, ...heard })
      .where(eq(payments.id, known.id));
  if (isMismatch) return nothingOf('mismatch');
  const facts = isPaid ? factsOf(seen, known) : [];
  const added = await addFacts(tx, { paymentId: known.id, userId }, facts);
  const hasRefundFailed = added.some(({ kind }) => kind === 'refund_failed');
  if (added.length > 0) {
    if (userId) {
      await applyEntitlement(tx, userId);
      await traceMoney(tx, { payment: known, userId, intentId: seen.intentId }, added);
    }
    await settleDebts(tx, known.id, userId, hasRefundFailed);
  }
  const owed = await debtsOf(tx, known.id, userId);
  return { outcome: userId || !isPaid ? 'recorded' : 'nobody', owed, hasRefundFailed };
}

/** What was bought and what went back is in the audit log, once each, with the person's name of that moment. */
async function traceMoney(
  tx: Transaction,
  { payment, userId, intentId }: { payment: PaymentRow; userId: string; intentId: string },
  added: readonly AddedFact[],
): Promise<void> {
  const told = added.filter(({ kind }) => kind === 'purchase' || kind === 'refund');
  if (told.length === 0) return;
  const [person] = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  for (const { kind, amountCents } of told)
    await appendAudit(
      tx,
      // No request of theirs does it: the provider's word does.
      { requestId: intentId, address: null },
      {
        action: kind === 'purchase' ? 'plan_purchased' : 'plan_refunded',
        actor: person,
        subject: person,
        after: { plan: payment.plan, amountCents: amountCents ?? payment.amountCents, paymentId: payment.id },
      },
    );
}

function nothingOf(outcome: Recorded['outcome']): Recorded {
  return { outcome, owed: [], hasRefundFailed: false };
}

/** By the provider's id; or by our own, where the answer that told us the provider's never arrived. */
function isItsPayment({ intentId, metadata }: ProviderPayment) {
  const { paymentId = '' } = metadata;
  const isOurs = /^[0-9a-f-]{36}$/.test(paymentId);
  return or(
    eq(payments.providerIntentId, intentId),
    ...(isOurs ? [and(eq(payments.id, paymentId), isNull(payments.providerIntentId))] : []),
  );
}

function isAsAgreed({ receivedCents, currency, metadata }: ProviderPayment, payment: PaymentRow): boolean {
  return (
    receivedCents === payment.amountCents &&
    currency === payment.currency &&
    metadata.plan === payment.plan &&
    metadata.paymentId === payment.id &&
    (payment.userId === null || metadata.userId === payment.userId)
  );
}

/** How far a payment has come, or null: what was heard may be old by now, and one that has ended does not open again. */
function progress(seen: ProviderPayment, { state }: PaymentRow, isMismatch: boolean) {
  if (state === 'succeeded' || (state === 'canceled' && seen.status !== 'succeeded')) return null;
  const heard = { providerStatus: seen.status };
  if (seen.status === 'succeeded' && !isMismatch) return { ...heard, state: 'succeeded' as const };
  return seen.status === 'canceled' ? { ...heard, state: 'canceled' as const } : heard;
}

function factsOf(seen: ProviderPayment, payment: PaymentRow): PaymentFact[] {
  const role = roleOfPlan[payment.plan];
  const fact = (
    kind: PaymentFact['kind'],
    providerId: string,
    occurredAt: Date | null,
    amountCents: number | null = null,
  ) => ({ kind, role, providerId, occurredAt, amountCents }) satisfies PaymentFact;
  return [
    fact('purchase', seen.intentId, seen.paidAt, seen.receivedCents),
    ...seen.refunds.flatMap(({ id, amountCents, state, at }) => {
      if (state === 'pending') return [];
      return [fact(state === 'done' ? 'refund' : 'refund_failed', id, at, amountCents)];
    }),
    ...seen.disputes.flatMap(({ id, state, at }) => [
      fact('dispute_opened', id, at),
      ...(state === 'open' ? [] : [fact(state === 'won' ? 'dispute_won' : 'dispute_lost', id, at)]),
    ]),
  ];
}

/** Money that is back, or that the bank decides about, is owed no more; a payment that gave nothing is owed from now on. */
async function settleDebts(
  tx: Transaction,
  paymentId: string,
  userId: string | null,
  hasRefundFailed: boolean,
): Promise<void> {
  if (hasRefundFailed || moneyOf(await entriesAbout(tx, [paymentId])) !== 'kept')
    await tx.update(payments).set({ refundOwedSince: null }).where(eq(payments.id, paymentId));
  const redundant = userId ? redundantPayments(await entriesOf(tx, userId)) : [];
  if (redundant.length === 0) return;
  await tx
    .update(payments)
    .set({ refundOwedSince: sql`coalesce(${payments.refundOwedSince}, clock_timestamp())` })
    .where(inArray(payments.id, redundant));
}

function debtsOf(tx: Transaction, paymentId: string, userId: string | null): Promise<PaymentRow[]> {
  const whose = userId ? eq(payments.userId, userId) : eq(payments.id, paymentId);
  return tx
    .select()
    .from(payments)
    .where(and(whose, isNotNull(payments.refundOwedSince)));
}
