import { type Invoice, splitTax } from '../invoice.ts';
import { testSeller } from './test-seller.ts';

/** An invoice of a company; the other samples differ in one respect. */
export function anInvoice(parts: Partial<Invoice> = {}): Invoice {
  const { totalCents = 9000, seller = testSeller } = parts;
  return {
    kind: 'invoice',
    number: 'INV-2026-000017',
    issuedAt: '2026-11-16T07:00:00.000Z',
    plan: 'corporate',
    currency: 'usd',
    totalCents,
    ...splitTax(totalCents, seller.vatPercent),
    seller,
    buyer: {
      company: 'Atelier Lumen & Söhne <GmbH>',
      address: 'Mlynská 4, 811 09 Bratislava',
      country: 'SK',
      registrationNumber: '36 123 456',
      vatId: 'SK2120999999',
    },
    countries: { company: 'SK', billing: 'AT', card: null },
    paymentId: '01934b5e-7f00-7000-8000-000000000017',
    paidAt: '2026-11-16T06:59:58.000Z',
    corrects: null,
    ...parts,
  };
}

/** Every kind of file: with and without VAT, for companies and persons, invoices and credit notes. */
export const sampleInvoices: Record<string, Invoice> = {
  'an invoice with VAT': anInvoice(),
  'an invoice without VAT': anInvoice({ seller: { ...testSeller, vatId: null, vatPercent: 0 } }),
  'a receipt with VAT': anInvoice({
    buyer: null,
    countries: { company: null, billing: 'AT', card: null },
    totalCents: 1900,
    plan: 'premium',
  }),
  'a partial credit note with VAT': anInvoice({
    kind: 'credit_note',
    number: 'CN-2026-000003',
    corrects: 'INV-2026-000017',
    totalCents: 1234,
  }),
  'a credit note without VAT': anInvoice({
    kind: 'credit_note',
    number: 'CN-2026-000004',
    corrects: 'INV-2026-000018',
    seller: { ...testSeller, vatId: null, vatPercent: 0 },
  }),
};
