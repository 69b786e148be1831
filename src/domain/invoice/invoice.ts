import type { PaidPlan } from '../plan/plans.ts';

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Each kind has its own numbers, which begin again each year and have no gaps. */
const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CN' };

/** Who sells: the operator. Without a VAT ID the operator does not charge VAT, and the rate is 0. */
export type Seller = {
  name: string;
  address: string;
  country: string;
  registration: string;
  contact: string;
  vatId: string | null;
  vatPercent: number;
};

/** What the books need of the operator: who sells, and the time zone of the days that metrics are counted for. */
export type Books = { seller: Seller; timeZone: string };

/** A company that an invoice is made out to. */
export type BillingDetails = {
  company: string;
  address: string;
  country: string;
  /** In the register of companies, for example the Slovak IČO. */
  registrationNumber: string | null;
  vatId: string | null;
};

/** Where the payer is, as far as it is known: the evidence that the place of supply is judged by. */
export type CountryEvidence = { company: string | null; billing: string | null; card: string | null };

/** What an invoice or a credit note says. It never changes; amounts are positive in both. */
export type InvoiceContent = {
  plan: PaidPlan;
  currency: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
  seller: Seller;
  /** Null for a person: the receipt of a person names nobody. */
  buyer: BillingDetails | null;
  countries: CountryEvidence;
  paymentId: string;
  /** When the money was received or returned, by the provider's clock. */
  paidAt: string;
  /** The number of the invoice that a credit note corrects, or of the credit note of a dispute that was won after all. */
  corrects: string | null;
};

export type Invoice = InvoiceContent & { kind: InvoiceKind; number: string; issuedAt: string };

export function invoiceNumber(kind: InvoiceKind, year: number, sequence: number): string {
  return `${prefixes[kind]}-${year}-${String(sequence).padStart(6, '0')}`;
}

/** The kind, year and sequence of a number such as INV-2026-000412, also without its zeros; null if it is none. */
export function parseInvoiceNumber(text: string): { of: InvoiceKind; year: number; sequence: number } | null {
  const [, prefix = '', year, sequence] = /^(INV|CN)-(\d{4})-(\d{1,9})$/.exec(text.toUpperCase()) ?? [];
  const of = invoiceKinds.find((kind) => prefixes[kind] === prefix);
  return of ? { of, year: Number(year), sequence: Number(sequence) } : null;
}

/** Prices include the tax: the part of an amount that is tax, rounded to a cent, and the rest. */
export function splitTax(totalCents: number, percent: number): { netCents: number; taxCents: number } {
  const netCents = Math.round((totalCents * 100) / (100 + percent));
  return { netCents, taxCents: totalCents - netCents };
}

/** The country of the payer: that of the company, else that of the billing address, else that of the card. */
export function buyerCountry({ company, billing, card }: CountryEvidence): string | null {
  return company ?? billing ?? card;
}
