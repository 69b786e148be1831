import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/payment/entitlement.ts';
import { type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { ProviderPayment } from '../../payments/provider-payment.ts';
import { payments } from '../schema.ts';
import { entriesAbout } from './ledger.ts';
import { recordPayment } from './record-payment.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentWithEntries = PaymentRow & { entries: LedgerEntry[] };
export type PaymentStore = ReturnType<typeof paymentStore>;

const pageSize = 200;
const currency = 'usd';

/** Payments, each an intent at the provider. What became of one is in the ledger. */
export function paymentStore(db: Database) {
  const withEntries = async (rows: PaymentRow[]): Promise<PaymentWithEntries[]> => {
    const entries = await entriesAbout(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, entries: entries.filter(({ paymentId }) => paymentId === row.id) }));
  };
  const one = async (rows: Promise<PaymentRow[]>) => (await rows)[0] ?? null;
  const openOf = (userId: string, plan: PaidPlan) =>
    one(
      db
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.plan, plan), eq(payments.state, 'open'))),
    );

  return {
    openOf,

    /** The open payment of a user for a plan: the one there is, or a new one. However many ask at once, it is one. Null where it ended this very moment. */
    open: async (userId: string, plan: PaidPlan): Promise<PaymentRow | null> => {
      const amountCents = priceCents(plan);
      await db
        .insert(payments)
        .values({ id: uuidv7(), userId, plan, amountCents, currency })
        .onConflictDoNothing();
      return openOf(userId, plan);
    },

    attachIntent: async (id: string, intentId: string): Promise<void> => {
      await db.update(payments).set({ providerIntentId: intentId }).where(eq(payments.id, id));
    },

    /** A payment by its own id or the provider's. */
    find: async (reference: string): Promise<PaymentWithEntries | null> => {
      const isOurs = /^[0-9a-f-]{36}$/.test(reference);
      const where = isOurs ? eq(payments.id, reference) : eq(payments.providerIntentId, reference);
      const [found] = await withEntries(await db.select().from(payments).where(where));
      return found ?? null;
    },

    list: async (userId: string): Promise<PaymentWithEntries[]> => {
      const ofUser = db.select().from(payments).where(eq(payments.userId, userId));
      return withEntries(await ofUser.orderBy(desc(payments.id)).limit(pageSize));
    },

    /** From now on the payer waits for their money; who asked before waits since then. Answers since when. */
    oweRefund: async (id: string): Promise<Date> => {
      const since = sql<Date>`coalesce(${payments.refundOwedSince}, clock_timestamp())`;
      const [owed] = await db
        .update(payments)
        .set({ refundOwedSince: since })
        .where(eq(payments.id, id))
        .returning({ since: payments.refundOwedSince });
      if (!owed?.since) throw new Error(`There is no payment ${id}`);
      return owed.since;
    },

    oweNothing: async (id: string): Promise<void> => {
      await db.update(payments).set({ refundOwedSince: null }).where(eq(payments.id, id));
    },

    /** Writes down what the provider says, and gives the user what follows from it, all or nothing. */
    record: (seen: ProviderPayment) => db.transaction((tx) => recordPayment(tx, seen)),

    /** What the provider is to be asked about: intents still open that were begun before a moment, and money owed. */
    unsettled: (begunBefore: Date): Promise<PaymentRow[]> =>
      db
        .select()
        .from(payments)
        .where(
          and(
            isNotNull(payments.providerIntentId),
            or(
              and(eq(payments.state, 'open'), lt(payments.createdAt, begunBefore)),
              isNotNull(payments.refundOwedSince),
            ),
          ),
        )
        .orderBy(payments.updatedAt)
        .limit(pageSize),

    /** Ends what was begun before a moment and never reached the provider. */
    dropUnbegun: async (before: Date): Promise<void> => {
      await db
        .update(payments)
        .set({ state: 'canceled' })
        .where(
          and(eq(payments.state, 'open'), isNull(payments.providerIntentId), lt(payments.createdAt, before)),
        );
    },
  };
}
