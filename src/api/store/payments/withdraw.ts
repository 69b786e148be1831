import { eq, sql } from 'drizzle-orm';
import { roleOfPlan } from '#domain/plan/plans.ts';
import type { Transaction } from '../../database/db.ts';
import { payments } from '../schema.ts';
import { queueContractMail } from './contract-mails.ts';
import { addPaymentEntries, applyEntitlement, entriesAbout, lockAccountRow } from './ledger.ts';

type PaymentRow = typeof payments.$inferSelect;

/** Records a withdrawal: the plan ends, the refund is owed and a mail acknowledges it. A second one changes nothing. */
export async function withdrawFromContract(
  tx: Transaction,
  payment: PaymentRow,
  accountId: string,
  now: Date,
): Promise<void> {
  await lockAccountRow(tx, accountId);
  const { id, plan, providerIntentId } = payment;
  const withdrawal = {
    kind: 'withdrawal',
    role: roleOfPlan[plan],
    providerId: providerIntentId,
    amountCents: null,
    occurredAt: now,
  } as const;
  const added = await addPaymentEntries(tx, { paymentId: id, accountId }, [withdrawal]);
  await tx
    .update(payments)
    .set({ refundOwedSince: sql`coalesce(${payments.refundOwedSince}, clock_timestamp())` })
    .where(eq(payments.id, id));
  if (added.length === 0) return;
  await applyEntitlement(tx, accountId);
  const purchase = (await entriesAbout(tx, [id])).find(({ kind }) => kind === 'purchase');
  await queueContractMail(tx, 'withdrawalReceived', { payment, purchase });
}
