import { buyerCountry, type Invoice } from './invoice.ts';

/** The texts of a UBL file that depend on the language. */
export type UblTexts = { item: string; notSubjectToVat: string };

/** Whoever has no company on the invoice: the name of the account. */
type Person = { name: string };

const namespaces = 'urn:oasis:names:specification:ubl:schema:xsd';
/** UNTDID 1001: commercial invoice, credit note. UNTDID 4461: bank card. UN/ECE rec 20: one. */
const codes = { invoice: '380', credit_note: '381', bankCard: '48', one: 'C62' } as const;

/** Whether an invoice has all that UBL needs: the country of the buyer is not always known. */
export function canBeUbl({ countries }: Pick<Invoice, 'countries'>): boolean {
  return buyerCountry(countries) !== null;
}

/** An invoice or a credit note as UBL 2.1 by EN 16931, for the books of the buyer. It is paid, so nothing is payable. */
export function ublFile(invoice: Invoice, person: Person, texts: UblTexts): string {
  const { kind, number, issuedAt, currency, corrects, seller, buyer } = invoice;
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const money = (name: string, cents: number) =>
    `<cbc:${name} currencyID="${currency.toUpperCase()}">${(cents / 100).toFixed(2)}</cbc:${name}>`;
  const { netCents, taxCents, totalCents } = invoice;
  const isTaxed = seller.vatId !== null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespaces}:${root}-2" xmlns:cac="${namespaces}:CommonAggregateComponents-2" xmlns:cbc="${namespaces}:CommonBasicComponents-2">`,
    basic('CustomizationID', 'urn:cen.eu:en16931:2017'),
    basic('ID', number),
    basic('IssueDate', issuedAt.slice(0, 10)),
    basic(`${root}TypeCode`, codes[kind]),
    basic('DocumentCurrencyCode', currency.toUpperCase()),
    corrects
      ? aggregate('BillingReference', aggregate('InvoiceDocumentReference', basic('ID', corrects)))
      : '',
    aggregate(
      'AccountingSupplierParty',
      party({ ...seller, taxId: seller.vatId, legalId: seller.registration }),
    ),
    aggregate(
      'AccountingCustomerParty',
      party({
        name: buyer?.company ?? person.name,
        address: buyer?.address ?? '',
        country: buyerCountry(invoice.countries) ?? '',
        // BR-O-02: without VAT no VAT ID is named.
        taxId: isTaxed ? (buyer?.vatId ?? null) : null,
        legalId: buyer?.registrationNumber ?? '',
      }),
    ),
    aggregate('PaymentMeans', basic('PaymentMeansCode', codes.bankCard)),
    aggregate(
      'TaxTotal',
      money('TaxAmount', taxCents) +
        aggregate(
          'TaxSubtotal',
          money('TaxableAmount', netCents) +
            money('TaxAmount', taxCents) +
            taxCategory('TaxCategory', invoice, texts.notSubjectToVat),
        ),
    ),
    aggregate(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', netCents) +
        money('TaxExclusiveAmount', netCents) +
        money('TaxInclusiveAmount', totalCents) +
        money('PrepaidAmount', totalCents) +
        money('PayableAmount', 0),
    ),
    aggregate(
      `${root}Line`,
      basic('ID', '1') +
        `<cbc:${kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'} unitCode="${codes.one}">1</cbc:${kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'}>` +
        money('LineExtensionAmount', netCents) +
        aggregate('Item', basic('Name', texts.item) + taxCategory('ClassifiedTaxCategory', invoice, null)) +
        aggregate('Price', money('PriceAmount', netCents)),
    ),
    `</${root}>`,
  ]
    .filter((line) => line !== '')
    .join('\n')
    .concat('\n');
}

type Party = { name: string; address: string; country: string; taxId: string | null; legalId: string };

function party({ name, address, country, taxId, legalId }: Party): string {
  const street = address === '' ? '' : basic('StreetName', address);
  return aggregate(
    'Party',
    aggregate('PostalAddress', street + aggregate('Country', basic('IdentificationCode', country))) +
      (taxId === null ? '' : aggregate('PartyTaxScheme', basic('CompanyID', taxId) + taxScheme)) +
      aggregate(
        'PartyLegalEntity',
        basic('RegistrationName', name) + (legalId === '' ? '' : basic('CompanyID', legalId)),
      ),
  );
}

const taxScheme = aggregate('TaxScheme', basic('ID', 'VAT'));

/** S is the standard rate, O is not subject to VAT. A line has no reason. */
function taxCategory(name: string, { seller }: Invoice, reason: string | null): string {
  if (seller.vatId !== null)
    return aggregate(name, basic('ID', 'S') + basic('Percent', String(seller.vatPercent)) + taxScheme);
  const exemption =
    reason === null
      ? ''
      : basic('TaxExemptionReasonCode', 'VATEX-EU-O') + basic('TaxExemptionReason', reason);
  return aggregate(name, basic('ID', 'O') + exemption + taxScheme);
}

function basic(name: string, text: string): string {
  return `<cbc:${name}>${escapeXml(text)}</cbc:${name}>`;
}

function aggregate(name: string, content: string): string {
  return `<cac:${name}>${content}</cac:${name}>`;
}

/** XML has no control characters; a line end becomes a space. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
