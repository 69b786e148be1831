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
  accountId: string | null;
  countries: Pick<CountryEvidence, 'billing' | 'card'>;
  seller: Seller;
};

/**
 * Issues an invoice for the purchase of a payment and a credit note for each refund and each lost dispute, those that do
 * not exist yet. A dispute that is won after all gets a new invoice in place of its credit note. Called in the transaction
 * that records the payment, last, because it locks the counter that every payment needs.
 */
export async function issueMissingInvoices(
  tx: Transaction,
  issue: Issue,
  entries: readonly LedgerEntry[],
): Promise<InvoiceRow[]> {
  const purchase = entries.find(({ kind }) => kind === 'purchase');
  if (!purchase) return [];
  const existing = await invoicesAbout(tx, [issue.payment.id]);
  const find = (kind: InvoiceKind, { providerId }: LedgerEntry) =>
    existing.find((row) => row.kind === kind && row.providerId === providerId);
  const returns = returnsOf(entries).filter((entry) => !find('credit_note', entry));
  const regained = entries.flatMap((entry) => {
    const note = entry.kind === 'dispute_won' ? find('credit_note', entry) : undefined;
    return note && !find('invoice', entry) ? [{ entry, note }] : [];
  });
  const original = find('invoice', purchase);

  const issued: InvoiceRow[] = [];
  const add = async (kind: InvoiceKind, entry: LedgerEntry, content: InvoiceContent) => {
    const added = await addInvoice(tx, kind, entry, content);
    issued.push(added);
    return added;
  };
  // Invoices first: credit notes name them, and every transaction locks the counters in this order.
  const invoice = original ?? (await add('invoice', purchase, await newContent(tx, issue, purchase)));
  for (const { entry, note } of regained) await add('invoice', entry, correctionOf(note, entry));
  for (const entry of returns) {
    const open = openCents([...existing, ...issued]);
    const totalCents =
      entry.kind === 'refund' ? entry.amountCents : Math.min(entry.amountCents ?? open, open);
    if (totalCents) await add('credit_note', entry, correctionOf(invoice, entry, totalCents));
  }
  return issued;
}

/** The entries by which money went back: refunds, and disputes that were lost for good. */
function returnsOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const won = entries.flatMap(({ kind, providerId }) => (kind === 'dispute_won' ? [providerId] : []));
  return entries.filter(
    ({ kind, providerId }) => kind === 'refund' || (kind === 'dispute_lost' && !won.includes(providerId)),
  );
}

/** What is invoiced and not credited. */
function openCents(rows: readonly InvoiceRow[]): number {
  const signed = rows.map(({ kind, content }) => (kind === 'invoice' ? 1 : -1) * content.totalCents);
  return Math.max(
    0,
    signed.reduce((sum, cents) => sum + cents, 0),
  );
}

async function newContent(tx: Transaction, issue: Issue, purchase: LedgerEntry): Promise<InvoiceContent> {
  const { payment, accountId, countries, seller } = issue;
  const buyer = accountId ? await billingDetailsOf(tx, accountId) : null;
  const totalCents = purchase.amountCents ?? 0;
  return {
    plan: payment.plan,
    currency: payment.currency,
    totalCents,
    ...splitTax(totalCents, seller.vatPercent),
    seller,
    buyer,
    countries: { company: buyer?.country ?? null, ...countries },
    paymentId: payment.id,
    paidAt: timeOf(purchase),
    corrects: null,
  };
}

/** A correction has the seller, the buyer and the rate of what it corrects, whatever they are now. */
function correctionOf(
  { kind, year, sequence, content }: InvoiceRow,
  entry: LedgerEntry,
  totalCents = content.totalCents,
): InvoiceContent {
  return {
    ...content,
    totalCents,
    ...splitTax(totalCents, content.seller.vatPercent),
    paidAt: timeOf(entry),
    corrects: invoiceNumber(kind, year, sequence),
  };
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

export async function billingDetailsOf(tx: Reader, accountId: string): Promise<BillingDetails | null> {
  const { company, address, country, registrationNumber, vatId } = billingDetails;
  const [found] = await tx
    .select({ company, address, country, registrationNumber, vatId })
    .from(billingDetails)
    .where(eq(billingDetails.accountId, accountId));
  return found ?? null;
}
