import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '#domain/account/languages.ts';
import type { Books, Invoice } from '#domain/invoice/invoice.ts';
import type { LedgerEntry } from '#domain/payment/entitlement.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import { isPaymentId } from '#domain/payment/record-rules.ts';
import { type PaidPlan, planChange, planOfRole, priceCents } from '#domain/plan/plans.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { accounts, payments } from '../schema.ts';
import { invoicesAbout, toInvoice } from './invoices.ts';
import { entriesAbout } from './ledger.ts';
import { recordPayment } from './record-payment.ts';
import { withdrawFromContract } from './withdraw.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentWithEntries = PaymentRow & { entries: LedgerEntry[]; invoices: Invoice[] };
/** Who pays, and the account that gets the plan. */
type Payer = { id: string; accountId: string };

const pageSize = 200;
const currency = 'usd';

/** Payments, each an intent at the provider. Refunds and disputes are ledger entries. */
export function paymentStore(db: Database, books: Books) {
  const withEntries = async (rows: PaymentRow[]): Promise<PaymentWithEntries[]> => {
    const ids = rows.map(({ id }) => id);
    const [entries, issued] = await Promise.all([entriesAbout(db, ids), invoicesAbout(db, ids)]);
    return rows.map((row) => ({
      ...row,
      entries: entries.filter(({ paymentId }) => paymentId === row.id),
      invoices: issued.filter(({ paymentId }) => paymentId === row.id).map(toInvoice),
    }));
  };
  const one = async (rows: Promise<PaymentRow[]>) => (await rows)[0] ?? null;
  const openOf = (accountId: string, plan: PaidPlan, from: Pick<Database, 'select'> = db) =>
    one(
      from
        .select()
        .from(payments)
        .where(and(eq(payments.accountId, accountId), eq(payments.plan, plan), eq(payments.state, 'open'))),
    );

  return {
    openOf: (accountId: string, plan: PaidPlan) => openOf(accountId, plan),

    /**
     * The open payment of an account for a plan, a new one if there is none. Concurrent calls get the same payment. The account is
     * locked, as by a report of the provider: once a payment has succeeded, its plan is owned.
     */
    open: (
      { id: userId, accountId }: Payer,
      plan: PaidPlan,
      language: Language,
    ): Promise<{ payment: PaymentRow | null; isNew: boolean; isOwned: boolean }> =>
      db.transaction(async (tx) => {
        const [account] = await tx
          .select({ role: accounts.role })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update');
        if (account && planChange(planOfRole(account.role), plan) !== 'upgrade')
          return { payment: null, isNew: false, isOwned: true };
        const amountCents = priceCents(plan);
        const { rowCount } = await tx
          .insert(payments)
          .values({ id: uuidv7(), accountId, userId, plan, amountCents, currency, language })
          .onConflictDoNothing();
        return { payment: await openOf(accountId, plan, tx), isNew: rowCount === 1, isOwned: false };
      }),

    attachIntent: async (id: string, intentId: string): Promise<void> => {
      await db.update(payments).set({ providerIntentId: intentId }).where(eq(payments.id, id));
    },

    /** Finds a payment by its own id or the provider's. */
    find: async (reference: string): Promise<PaymentWithEntries | null> => {
      const where = isPaymentId(reference)
        ? eq(payments.id, reference)
        : eq(payments.providerIntentId, reference);
      const [found] = await withEntries(await db.select().from(payments).where(where));
      return found ?? null;
    },

    /** The payments for an account, and those of a payer for any account. */
    list: async (accountId: string, payerId: string | null = null): Promise<PaymentWithEntries[]> => {
      const isPayer = payerId ? eq(payments.userId, payerId) : undefined;
      const ofAccount = db
        .select()
        .from(payments)
        .where(or(eq(payments.accountId, accountId), isPayer));
      return withEntries(await ofAccount.orderBy(desc(payments.id)).limit(pageSize));
    },

    /** Marks a payment to be refunded and returns since when; a mark that exists keeps its time. */
    markRefundOwed: async (id: string): Promise<Date> => {
      const since = sql<Date>`coalesce(${payments.refundOwedSince}, clock_timestamp())`;
      const [owed] = await db
        .update(payments)
        .set({ refundOwedSince: since })
        .where(eq(payments.id, id))
        .returning({ since: payments.refundOwedSince });
      if (!owed?.since) throw new Error(`There is no payment ${id}`);
      return owed.since;
    },

    /** Records that the payer withdraws from the contract, once. */
    withdraw: (payment: PaymentRow, accountId: string, now: Date) =>
      db.transaction((tx) => withdrawFromContract(tx, payment, accountId, now)),

    /** How many refunds are owed. */
    countOwed: (): Promise<number> => db.$count(payments, isNotNull(payments.refundOwedSince)),

    clearRefundOwed: async (id: string): Promise<void> => {
      await db.update(payments).set({ refundOwedSince: null }).where(eq(payments.id, id));
    },

    /** Records what the provider reports and updates the account's plan, in one transaction. */
    record: (seen: ProviderPayment) => db.transaction((tx) => recordPayment(tx, seen, books)),

    /** Payments to check with the provider: open intents created before a time, and refunds owed. */
    unsettled: (createdBefore: Date): Promise<PaymentRow[]> =>
      db
        .select()
        .from(payments)
        .where(
          and(
            isNotNull(payments.providerIntentId),
            or(
              and(eq(payments.state, 'open'), lt(payments.createdAt, createdBefore)),
              isNotNull(payments.refundOwedSince),
            ),
          ),
        )
        .orderBy(payments.updatedAt)
        .limit(pageSize),

    /** Cancels payments created before a time that have no intent at the provider. */
    cancelWithoutIntent: async (before: Date): Promise<void> => {
      await db
        .update(payments)
        .set({ state: 'canceled' })
        .where(
          and(eq(payments.state, 'open'), isNull(payments.providerIntentId), lt(payments.createdAt, before)),
        );
    },
  };
}
