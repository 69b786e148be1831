import { eq } from 'drizzle-orm';
import { invoiceNumber } from '#domain/invoice/invoice.ts';
import type { MailKind } from '#domain/mail/mail.ts';
import type { LedgerEntry } from '#domain/payment/entitlement.ts';
import { withdrawalDeadline } from '#domain/payment/payment-state.ts';
import type { Transaction } from '../../database/db.ts';
import { queueMail } from '../mail/outbox.ts';
import { type payments, users } from '../schema.ts';
import { invoicesAbout } from './invoices.ts';

type Contract = {
  payment: Pick<typeof payments.$inferSelect, 'id' | 'userId' | 'plan' | 'amountCents' | 'language'>;
  purchase: Pick<LedgerEntry, 'createdAt'> | undefined;
};

/** Queues a mail about the contract that a payment made, in the payer's language, or else that of the payment. */
export async function queueContractMail(
  tx: Transaction,
  kind: Extract<MailKind, 'contractConfirmed' | 'withdrawalReceived'>,
  { payment, purchase }: Contract,
): Promise<void> {
  const { userId } = payment;
  if (!userId || !purchase) return;
  const { email, language } = users;
  const [user] = await tx.select({ email, language }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const invoice = (await invoicesAbout(tx, [payment.id])).find((issued) => issued.kind === 'invoice');
  await queueMail(tx, {
    kind,
    userId,
    recipient: user.email,
    language: user.language ?? payment.language ?? 'en',
    details: {
      plan: payment.plan,
      amountCents: String(payment.amountCents),
      number: invoice ? invoiceNumber(invoice.kind, invoice.year, invoice.sequence) : payment.id,
      boughtAt: purchase.createdAt.toISOString(),
      until: withdrawalDeadline(purchase.createdAt).toISOString(),
    },
  });
}
