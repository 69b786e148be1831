import { and, eq, or } from 'drizzle-orm';
import { invoiceNumber } from '#domain/invoice/invoice.ts';
import type { MailKind } from '#domain/mail/mail.ts';
import type { LedgerEntry } from '#domain/payment/entitlement.ts';
import { withdrawalDeadline } from '#domain/payment/payment-state.ts';
import type { Transaction } from '../../database/db.ts';
import { queueMail, queueMails } from '../mail/outbox.ts';
import { companies, companyMembers, type payments, users } from '../schema.ts';
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

/** Tells whoever has an account, or owns the company, that the money was returned and what ends with the plan. */
export async function queuePlanEndedMails(
  tx: Transaction,
  accountId: string,
  { plan }: Pick<typeof payments.$inferSelect, 'plan'>,
): Promise<void> {
  const isOwner = and(eq(companyMembers.accountId, accountId), eq(companyMembers.role, 'owner'));
  const readers = await tx
    .selectDistinct({ id: users.id, email: users.email, language: users.language, company: companies.name })
    .from(users)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, users.id), isOwner))
    .leftJoin(companies, eq(companies.accountId, companyMembers.accountId))
    .where(or(eq(users.accountId, accountId), eq(companyMembers.accountId, accountId)));
  const mails = readers.map(({ id, email, language, company }) => ({
    kind: 'planEnded' as const,
    userId: id,
    recipient: email,
    language: language ?? 'en',
    details: { plan, ...(company !== null && { company, companyId: accountId }) },
  }));
  if (mails.length > 0) await queueMails(tx, mails);
}
