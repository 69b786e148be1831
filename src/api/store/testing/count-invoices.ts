import type { Database } from '../../database/db.ts';

type InvoiceCounts = {
  invoices: number;
  creditNotes: number;
  lastInvoice: number;
  lastCreditNote: number;
  /** Numbers that do not follow the one before, or have an earlier date. */
  gaps: number;
  paymentsWithTwo: number;
};

/** What the invoices of all years look like together. */
export async function countInvoices(db: Database): Promise<InvoiceCounts> {
  const { rows } = await db.$client.query<InvoiceCounts>(`
    SELECT
      (SELECT count(*) FROM invoices WHERE kind = 'invoice')::integer AS invoices,
      (SELECT count(*) FROM invoices WHERE kind = 'credit_note')::integer AS "creditNotes",
      (SELECT coalesce(sum(last_number), 0) FROM invoice_counters WHERE kind = 'invoice')::integer AS "lastInvoice",
      (SELECT coalesce(sum(last_number), 0) FROM invoice_counters WHERE kind = 'credit_note')::integer AS "lastCreditNote",
      (SELECT count(*) FROM (
        SELECT sequence - lag(sequence, 1, 0) OVER numbers AS step, issued_at < lag(issued_at) OVER numbers AS "isEarlier"
        FROM invoices WINDOW numbers AS (PARTITION BY kind, year ORDER BY sequence)
      ) AS steps WHERE step <> 1 OR "isEarlier")::integer AS gaps,
      (SELECT count(*) FROM (
        SELECT FROM invoices WHERE kind = 'invoice' GROUP BY payment_id HAVING count(*) > 1
      ) AS twice)::integer AS "paymentsWithTwo"`);
  const [counts] = rows;
  if (!counts) throw new Error('PostgreSQL returned no counts');
  return counts;
}
