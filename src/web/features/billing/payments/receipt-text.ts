import type { Language } from '#domain/account/languages.ts';
import { buyerCountry, type Invoice } from '#domain/invoice/invoice.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import type { ReceiptText } from '#layout/receipt/layout-receipt.ts';
import type { BillingMessages } from '#messages/en/billing.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import type { Messages } from '../../../shared/i18n/messages.ts';
import type { ReceiptFile } from '../../../shared/print-worker/print-messages.ts';

/** The account of whoever has no company on the invoice. */
export type Customer = { username: string; email: string };

/** The texts of which documents are made. */
type ReceiptWords = Pick<Messages, 'roles' | 'product'> & { billing: BillingMessages };

/** What a document is called: the invoice of a person is a receipt. */
export function receiptName(
  { kind, buyer }: Pick<Invoice, 'kind' | 'buyer'>,
  messages: ReceiptWords,
): string {
  const { names } = messages.billing.document;
  return kind === 'credit_note' ? names.creditNote : names[buyer ? 'invoice' : 'receipt'];
}

/** What the buyer got for the money. */
export function itemName({ plan }: Pick<Invoice, 'plan'>, { billing, roles }: ReceiptWords): string {
  return billing.document.item(roles[roleOfPlan[plan]]);
}

/** The texts of an invoice, a receipt or a credit note. */
export function receiptText(
  invoice: Invoice,
  customer: Customer,
  messages: ReceiptWords,
  language: Language,
): ReceiptText {
  const { document: texts } = messages.billing;
  const { seller, buyer, corrects, kind } = invoice;
  const amount = amountFormat(invoice.currency, language);
  const country = (code: string | null) =>
    code === null ? [] : [new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code];
  const vatId = (id: string | null) => (id === null ? [] : [texts.vatId(id)]);
  const isTaxed = seller.vatId !== null;
  return {
    brand: messages.product,
    title: `${receiptName(invoice, messages)} ${invoice.number}`,
    parties: [
      {
        title: texts.seller,
        lines: [
          seller.name,
          seller.address,
          ...country(seller.country),
          seller.registration,
          ...vatId(seller.vatId),
          seller.contact,
        ],
      },
      {
        title: texts.customer,
        lines: buyer
          ? [
              buyer.company,
              buyer.address,
              ...country(buyer.country),
              ...(buyer.registrationNumber ? [texts.registrationNumber(buyer.registrationNumber)] : []),
              ...vatId(buyer.vatId),
            ]
          : [customer.username, customer.email, ...country(buyerCountry(invoice.countries))],
      },
    ],
    facts: [
      [texts.issued, shortDate(language, invoice.issuedAt)],
      [kind === 'invoice' ? texts.paid : texts.returned, shortDate(language, invoice.paidAt)],
      ...(corrects === null ? [] : [[texts.corrects, corrects] as const]),
      [texts.payment, invoice.paymentId],
    ],
    headings: [texts.description, texts.amount],
    item: [itemName(invoice, messages), amount(invoice.netCents)],
    sums: [
      ...(isTaxed
        ? ([
            [texts.net, amount(invoice.netCents)],
            [texts.vat(seller.vatPercent.toLocaleString(language)), amount(invoice.taxCents)],
          ] as const)
        : []),
      [texts.total, amount(invoice.totalCents)],
    ],
    notes: [
      ...(isTaxed ? [] : [texts.notSubjectToVat]),
      kind === 'invoice' ? texts.paidNote : texts.returnedNote,
    ],
  };
}

/** A document as the file that is printed of it. */
export function receiptFile(
  invoice: Invoice,
  customer: Customer,
  messages: ReceiptWords,
  language: Language,
): ReceiptFile {
  const text = receiptText(invoice, customer, messages, language);
  const metadata = {
    title: text.title,
    createdAt: new Date(invoice.issuedAt),
    documentId: invoice.paymentId,
  };
  return { name: `${invoice.number}.pdf`, text, metadata };
}

function amountFormat(currency: string, language: Language): (cents: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return (cents) => `${format.format(cents / 100)} ${currency.toUpperCase()}`;
}
