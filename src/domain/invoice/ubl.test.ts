import { expect, test } from 'vitest';
import type { Invoice } from './invoice.ts';
import { anInvoice, sampleInvoices } from './testing/sample-invoices.ts';
import { canBeUbl, ublFile } from './ubl.ts';

const texts = { item: 'Corporate plan, lifetime access', notSubjectToVat: 'No VAT is charged.' };

/** Reads a file by tag names; enough for what we write. */
function readUbl(invoice: Invoice) {
  const file = ublFile(invoice, { name: 'elena' }, texts);
  const all = (name: string, within = file) =>
    [...within.matchAll(new RegExp(`<(c[ab]c:${name})(?: [^>]*)?>(.*?)</\\1>`, 'gs'))].map(
      ([, , inner = '']) => inner,
    );
  const one = (path: string) => {
    const inner = path
      .split('/')
      .reduce<string | undefined>((within, name) => within && all(name, within)[0], file);
    return inner;
  };
  const cents = (path: string) => Math.round(Number(one(path)) * 100);
  return { file, all, one, cents };
}

/** Rules of EN 16931 that apply to these files, by their names in the norm. */
const rules: Record<string, (read: ReturnType<typeof readUbl>, invoice: Invoice) => boolean> = {
  'BR-01 has a specification identifier': ({ one }) => one('CustomizationID') === 'urn:cen.eu:en16931:2017',
  'BR-02 has a number': ({ one }) => Boolean(one('ID')),
  'BR-03 has a date': ({ one }) => /^\d{4}-\d\d-\d\d$/.test(one('IssueDate') ?? ''),
  'BR-04 has a type': ({ one }, { kind }) =>
    kind === 'invoice' ? one('InvoiceTypeCode') === '380' : one('CreditNoteTypeCode') === '381',
  'BR-05 has a currency': ({ one }) => one('DocumentCurrencyCode') === 'USD',
  'BR-06 names the seller': ({ one }) =>
    Boolean(one('AccountingSupplierParty/PartyLegalEntity/RegistrationName')),
  'BR-07 names the buyer': ({ one }) =>
    Boolean(one('AccountingCustomerParty/PartyLegalEntity/RegistrationName')),
  'BR-09 has the country of the seller': ({ one }) =>
    /^[A-Z]{2}$/.test(one('AccountingSupplierParty/PostalAddress/Country/IdentificationCode') ?? ''),
  'BR-11 has the country of the buyer': ({ one }) =>
    /^[A-Z]{2}$/.test(one('AccountingCustomerParty/PostalAddress/Country/IdentificationCode') ?? ''),
  'BR-12 to BR-15 have four totals': ({ cents }) =>
    ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].every((name) =>
      Number.isInteger(cents(`LegalMonetaryTotal/${name}`)),
    ),
  'BR-16 has a line': ({ all }, { kind }) =>
    all(kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine').length === 1,
  'BR-21 to BR-26 complete the line': ({ file }) =>
    ['Quantity unitCode="C62">1<', '<cac:Item><cbc:Name>', '<cac:Price><cbc:PriceAmount'].every((part) =>
      file.includes(part),
    ),
  'BR-49 has the means of payment': ({ one }) => one('PaymentMeans/PaymentMeansCode') === '48',
  'BR-55 names the invoice that it corrects': ({ one }, { corrects }) =>
    (corrects ?? undefined) === one('BillingReference/InvoiceDocumentReference/ID'),
  'BR-CO-10 line totals add up': ({ cents }, { kind }) =>
    cents('LegalMonetaryTotal/LineExtensionAmount') ===
    cents(`${kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine'}/LineExtensionAmount`),
  'BR-CO-13 total without VAT': ({ cents }) =>
    cents('LegalMonetaryTotal/TaxExclusiveAmount') === cents('LegalMonetaryTotal/LineExtensionAmount'),
  'BR-CO-14 total VAT': ({ cents }) =>
    cents('TaxTotal/TaxAmount') === cents('TaxTotal/TaxSubtotal/TaxAmount'),
  'BR-CO-15 total with VAT': ({ cents }) =>
    cents('LegalMonetaryTotal/TaxInclusiveAmount') ===
    cents('LegalMonetaryTotal/TaxExclusiveAmount') + cents('TaxTotal/TaxAmount'),
  'BR-CO-16 amount due': ({ cents }) =>
    cents('LegalMonetaryTotal/PayableAmount') ===
    cents('LegalMonetaryTotal/TaxInclusiveAmount') - cents('LegalMonetaryTotal/PrepaidAmount'),
  'BR-CO-17 tax by the rate, to the cent': ({ cents, one }) => {
    const percent = Number(one('TaxTotal/TaxSubtotal/TaxCategory/Percent') ?? 0);
    const exact = (cents('TaxTotal/TaxSubtotal/TaxableAmount') * percent) / 100;
    return Math.abs(exact - cents('TaxTotal/TaxSubtotal/TaxAmount')) < 1;
  },
  'BR-CO-26 identifies the seller': ({ one }) =>
    Boolean(one('AccountingSupplierParty/PartyLegalEntity/CompanyID')),
  'BR-S-02 names the VAT ID of a seller who charges VAT': ({ one }, { seller }) =>
    (seller.vatId ?? undefined) === one('AccountingSupplierParty/PartyTaxScheme/CompanyID'),
  'BR-S-05, BR-O-05 the line has the category, and a rate if it is S': ({ one }, { seller }) =>
    one('ClassifiedTaxCategory/ID') === (seller.vatId ? 'S' : 'O') &&
    one('ClassifiedTaxCategory/Percent') === (seller.vatId ? '23' : undefined),
  'BR-O-02 names no VAT ID without VAT': ({ all }, { seller }) =>
    seller.vatId !== null || all('PartyTaxScheme').length === 0,
  'BR-O-09 no tax without VAT': ({ cents }, { seller }) =>
    seller.vatId !== null || cents('TaxTotal/TaxAmount') === 0,
  'BR-O-10 gives the reason': ({ one }, { seller }) =>
    (one('TaxSubtotal/TaxCategory/TaxExemptionReason') !== undefined) === (seller.vatId === null),
};

const cases = Object.entries(sampleInvoices).flatMap(([name, invoice]) =>
  Object.keys(rules).map((rule) => ({ name, invoice, rule })),
);

test.each(cases)('$name: $rule', ({ invoice, rule }) => {
  expect(rules[rule]?.(readUbl(invoice), invoice)).toBe(true);
});

test('names are escaped, and control characters are left out', () => {
  const buyer = {
    company: 'A & B <x>\u0007',
    address: 'Street 1\nTown',
    country: 'SK',
    registrationNumber: null,
    vatId: null,
  };
  const { file, one } = readUbl(anInvoice({ buyer }));
  expect(one('AccountingCustomerParty/PartyLegalEntity/RegistrationName')).toBe('A &amp; B &lt;x&gt;');
  expect(one('AccountingCustomerParty/PostalAddress/StreetName')).toBe('Street 1 Town');
  expect(file).not.toContain('\u0007');
});

test('a person is named by the account, and needs a known country', () => {
  const receipt = sampleInvoices['a receipt with VAT'] ?? anInvoice();
  expect(readUbl(receipt).one('AccountingCustomerParty/PartyLegalEntity/RegistrationName')).toBe('elena');
  expect(canBeUbl(receipt)).toBe(true);
  expect(canBeUbl({ countries: { company: null, billing: null, card: null } })).toBe(false);
});
