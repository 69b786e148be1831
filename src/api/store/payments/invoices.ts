import { eq, inArray, sql } from 'drizzle-orm';
import {
  type BillingDetails,
  type CountryEvidence,
  type Invoice,
  type InvoiceContent,
  type InvoiceKind,
  invoiceNumber,
  type Seller,
  splitTax,
} from '#domain/invoice/invoice.ts';
import type { LedgerEntry } from '#domain/payment/entitlement.ts';
import type { Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { billingDetails, invoiceCounters, invoices, type payments } from '../schema.ts';

type Reader = Pick<Transaction, 'select'>;
type InvoiceRow = typeof invoices.$inferSelect;

/** What an invoice is made of besides the ledger. */
type Issue = {
  payment: Pick<typeof payments.$inferSelect, 'id' | 'plan' | 'currency'>;
  userId: string | null;
  countries: Pick<CountryEvidence, 'billing' | 'card'>;
  seller: Seller;
};

/**
 * Issues an invoice for the purchase of a payment and a credit note for each refund, those that do not exist yet. Called
 * in the transaction that records the payment, last, because it locks the counter that every payment needs.
 */
export async function issueMissingInvoices(
  tx: Transaction,
  issue: Issue,
  entries: readonly LedgerEntry[],
): Promise<InvoiceRow[]> {
  const existing = await invoicesAbout(tx, [issue.payment.id]);
  const isMissing = (kind: InvoiceKind) => (entry: LedgerEntry) =>
    !existing.some((row) => row.kind === kind && row.providerId === entry.providerId);
  const purchase = entries.find(({ kind }) => kind === 'purchase');
  if (!purchase) return [];
  const refunds = entries.filter(({ kind }) => kind === 'refund').filter(isMissing('credit_note'));
  const isNew = isMissing('invoice')(purchase);
  if (!isNew && refunds.length === 0) return [];

  const issued: InvoiceRow[] = [];
  const original = existing.find(({ kind }) => kind === 'invoice');
  // The invoice first: credit notes name it, and every transaction locks the counters in this order.
  const invoice =
    original ?? (await addInvoice(tx, 'invoice', purchase, await newContent(tx, issue, purchase)));
  if (!original) issued.push(invoice);
  for (const refund of refunds)
    issued.push(await addInvoice(tx, 'credit_note', refund, creditContent(invoice, refund)));
  return issued;
}

async function newContent(tx: Transaction, issue: Issue, purchase: LedgerEntry): Promise<InvoiceContent> {
  const { payment, userId, countries, seller } = issue;
  const buyer = userId ? await billingDetailsOf(tx, userId) : null;
  return {
    plan: payment.plan,
    currency: payment.currency,
    ...amounts(purchase, seller),
    seller,
    buyer,
    countries: { company: buyer?.country ?? null, ...countries },
    paymentId: payment.id,
    paidAt: timeOf(purchase),
    corrects: null,
  };
}

/** A credit note has the seller, the buyer and the rate of its invoice, whatever they are now. */
function creditContent(invoice: InvoiceRow, refund: LedgerEntry): InvoiceContent {
  const { kind, year, sequence, content } = invoice;
  return {
    ...content,
    ...amounts(refund, content.seller),
    paidAt: timeOf(refund),
    corrects: invoiceNumber(kind, year, sequence),
  };
}

function amounts({ amountCents }: LedgerEntry, { vatPercent }: Seller) {
  const totalCents = amountCents ?? 0;
  return { totalCents, ...splitTax(totalCents, vatPercent) };
}

function timeOf({ occurredAt, createdAt }: LedgerEntry): string {
  return (occurredAt ?? createdAt).toISOString();
}

async function addInvoice(
  tx: Transaction,
  kind: InvoiceKind,
  { paymentId, providerId }: LedgerEntry,
  content: InvoiceContent,
): Promise<InvoiceRow> {
  const { year, sequence, issuedAt } = await nextNumber(tx, kind);
  const [added] = await tx
    .insert(invoices)
    .values({
      id: uuidv7(),
      paymentId: paymentId ?? '',
      providerId: providerId ?? '',
      kind,
      year,
      sequence,
      issuedAt,
      content,
    })
    .returning();
  if (!added) throw new Error('The invoice was not inserted');
  return added;
}

/** Takes the next number of the year by the database's clock and keeps its counter locked until the transaction ends. */
async function nextNumber(tx: Transaction, kind: InvoiceKind) {
  const year = sql<number>`extract(year FROM clock_timestamp() AT TIME ZONE 'UTC')::integer`;
  const { year: counted } = invoiceCounters;
  const [next] = await tx
    .insert(invoiceCounters)
    .values({ kind, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.year],
      set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` },
    })
    .returning({
      year: counted,
      sequence: invoiceCounters.lastNumber,
      // Dates follow the numbers: read after the lock, and within the year that the number belongs to.
      issuedAt:
        sql`least(clock_timestamp(), make_timestamptz(${counted} + 1, 1, 1, 0, 0, 0, 'UTC') - interval '1 ms')`.mapWith(
          invoices.issuedAt,
        ),
    });
  if (!next) throw new Error('The counter was not updated');
  return next;
}

/** The invoices and credit notes of payments, in the order of their ids. */
export function invoicesAbout(tx: Reader, paymentIds: string[]): Promise<InvoiceRow[]> {
  return tx.select().from(invoices).where(inArray(invoices.paymentId, paymentIds)).orderBy(invoices.id);
}

export function toInvoice({ kind, year, sequence, issuedAt, content }: InvoiceRow): Invoice {
  return {
    ...content,
    kind,
    number: invoiceNumber(kind, year, sequence),
    issuedAt: issuedAt.toISOString(),
  };
}

export async function billingDetailsOf(tx: Reader, userId: string): Promise<BillingDetails | null> {
  const { company, address, country, vatId } = billingDetails;
  const [found] = await tx
    .select({ company, address, country, vatId })
    .from(billingDetails)
    .where(eq(billingDetails.userId, userId));
  return found ?? null;
}
