import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import { type Books, buyerCountry } from '#domain/invoice/invoice.ts';
import { moneyMetrics } from '#domain/metrics/metrics.ts';
import { type LedgerEntry, redundantPayments } from '#domain/payment/entitlement.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import {
  entriesOfPayment,
  isMismatch,
  isPaymentId,
  isRefundSettled,
  paymentOutcome,
  progressOf,
  type RecordOutcome,
  unknownPaymentOutcome,
} from '#domain/payment/record-rules.ts';
import type { Transaction } from '../../database/db.ts';
import { appendAudit } from '../audit-log.ts';
import { payments, users } from '../schema.ts';
import { addMetrics } from '../shared/usage-metrics.ts';
import { queueContractMail, queuePlanEndedMails } from './contract-mails.ts';
import { invoicesAbout, issueMissingInvoices } from './invoices.ts';
import {
  type AddedEntry,
  addPaymentEntries,
  applyEntitlement,
  entriesAbout,
  entriesOf,
  lockAccountRow,
} from './ledger.ts';

type PaymentRow = typeof payments.$inferSelect;

export type RecordResult = {
  outcome: RecordOutcome;
  /** Payments of the same account that must be refunded. */
  refundsOwed: PaymentRow[];
  hasRefundFailed: boolean;
};

/**
 * Writes what the provider reports as ledger entries, each once. The order, the number and the age of the reports do not
 * matter, because entries are only added. The account's row is locked, so two reports about one account run one after the
 * other.
 */
export async function recordPayment(
  tx: Transaction,
  seen: ProviderPayment,
  { seller, timeZone }: Books,
): Promise<RecordResult> {
  const [payment] = await tx.select().from(payments).where(paymentOfIntent(seen));
  if (!payment) return withoutRefunds(unknownPaymentOutcome(seen));
  const accountId =
    payment.accountId && (await lockAccountRow(tx, payment.accountId)) ? payment.accountId : null;
  // Without an account to lock, two reports about the payment still run one after the other.
  if (!accountId)
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, payment.id)).for('update');

  const progress = progressOf(seen, payment);
  if (progress)
    await tx
      .update(payments)
      .set({ providerIntentId: seen.intentId, updatedAt: sql`now()`, ...progress })
      .where(eq(payments.id, payment.id));
  if (isMismatch(seen, payment)) return withoutRefunds('mismatch');
  const entries = entriesOfPayment(seen, payment.plan);
  const added = await addPaymentEntries(tx, { paymentId: payment.id, accountId }, entries);
  const hasRefundFailed = added.some(({ kind }) => kind === 'refund_failed');
  if (added.length > 0) {
    if (accountId) {
      if (await applyEntitlement(tx, accountId)) await queuePlanEndedMails(tx, accountId, payment);
      await auditPayment(tx, payment, seen.intentId, added);
    }
  }
  // A withdrawal that was sent twice may have marked the payment after its refund was recorded.
  if (added.length > 0 || payment.refundOwedSince)
    await updateRefundsOwed(tx, payment.id, accountId, hasRefundFailed);
  const refundsOwed = await selectRefundsOwed(tx, payment.id, accountId);
  if (entries.length > 0) {
    const issue = { payment, accountId, countries: seen.countries, seller };
    const about = await entriesAbout(tx, [payment.id]);
    const issued = await issueMissingInvoices(tx, issue, about);
    const purchase = about.find(({ kind }) => kind === 'purchase');
    if (accountId && issued.some(({ providerId }) => providerId === purchase?.providerId))
      await queueContractMail(tx, 'contractConfirmed', { payment, purchase });
    await countMoney(tx, payment, { about, added }, timeZone);
  }
  return { outcome: paymentOutcome(seen, accountId !== null), refundsOwed, hasRefundFailed };
}

/** Adds what new entries change to the metrics of the day on which they were added. */
async function countMoney(
  tx: Transaction,
  { id, plan }: PaymentRow,
  { about, added }: { about: readonly LedgerEntry[]; added: readonly AddedEntry[] },
  timeZone: string,
): Promise<void> {
  const at = added[0]?.createdAt;
  if (!at) return;
  const isNew = ({ kind, providerId }: LedgerEntry) =>
    added.some((entry) => entry.kind === kind && entry.providerId === providerId);
  const [invoice] = await invoicesAbout(tx, [id]);
  const country = invoice ? buyerCountry(invoice.content.countries) : null;
  const before = about.filter((entry) => !isNew(entry));
  await addMetrics(tx, moneyMetrics(before, about, { plan, country }), { timeZone, at });
}

const auditActions: Partial<Record<AddedEntry['kind'], AuditAction>> = {
  purchase: 'plan_purchased',
  refund: 'plan_refunded',
};

/** Adds each new purchase and refund to the audit log. */
async function auditPayment(
  tx: Transaction,
  payment: PaymentRow,
  intentId: string,
  added: readonly AddedEntry[],
): Promise<void> {
  const audited = added.flatMap(({ kind, amountCents }) => {
    const action = auditActions[kind];
    return action ? [{ action, amountCents }] : [];
  });
  if (audited.length === 0 || !payment.userId) return;
  const [user] = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, payment.userId));
  if (!user) return;
  const { plan, id: paymentId } = payment;
  for (const { action, amountCents } of audited)
    await appendAudit(
      tx,
      // The provider's event causes it, not a request of the user.
      { requestId: intentId, address: null },
      {
        action,
        actor: user,
        subject: user,
        after: { plan, amountCents: amountCents ?? payment.amountCents, paymentId },
      },
    );
}

function withoutRefunds(outcome: RecordOutcome): RecordResult {
  return { outcome, refundsOwed: [], hasRefundFailed: false };
}

/** Finds a payment by the provider's id, or by ours if the response with the provider's id was lost. */
function paymentOfIntent({ intentId, metadata }: ProviderPayment) {
  const { paymentId = '' } = metadata;
  return or(
    eq(payments.providerIntentId, intentId),
    ...(isPaymentId(paymentId) ? [and(eq(payments.id, paymentId), isNull(payments.providerIntentId))] : []),
  );
}

/** Clears the refund of this payment once it is settled, and marks payments to be refunded: redundant ones, and those of withdrawn contracts. */
async function updateRefundsOwed(
  tx: Transaction,
  paymentId: string,
  accountId: string | null,
  hasRefundFailed: boolean,
): Promise<void> {
  const own = await entriesAbout(tx, [paymentId]);
  const isSettled = isRefundSettled(own, hasRefundFailed);
  if (isSettled) await tx.update(payments).set({ refundOwedSince: null }).where(eq(payments.id, paymentId));
  const redundant = accountId ? redundantPayments(await entriesOf(tx, accountId)) : [];
  // A bank may have decided for us about a contract that is over.
  if (!isSettled && own.some(({ kind }) => kind === 'withdrawal')) redundant.push(paymentId);
  if (redundant.length === 0) return;
  await tx
    .update(payments)
    .set({ refundOwedSince: sql`coalesce(${payments.refundOwedSince}, clock_timestamp())` })
    .where(inArray(payments.id, redundant));
}

function selectRefundsOwed(
  tx: Transaction,
  paymentId: string,
  accountId: string | null,
): Promise<PaymentRow[]> {
  const ofAccount = accountId ? eq(payments.accountId, accountId) : eq(payments.id, paymentId);
  return tx
    .select()
    .from(payments)
    .where(and(ofAccount, isNotNull(payments.refundOwedSince)));
}
