import { z } from 'zod';
import { isCountryCode } from '#domain/invoice/countries.ts';
import { hasVatIdForm, normaliseVatId } from '#domain/invoice/vat-id.ts';
import { address, optional, optionalText, setting, textOr } from './setting.ts';

const group = 'operator';

export const operatorSettings = {
  MAKER_NAME: setting({
    group,
    about: 'The name of the maker in the credit line of the header.',
    what: 'the name in the credit line of the header',
    example: 'Studio Sever',
    needed: 'toSell',
    schema: optionalText,
  }),
  MAKER_URL: setting({
    group,
    about: 'The address that the credit line links to.',
    what: 'the address that the credit line links to',
    form: 'an http or https address',
    example: 'https://studio.example/',
    needed: 'toSell',
    schema: optional(address),
  }),
  LEGAL_NAME: setting({
    group,
    about: 'Who runs the site: the name of the person or company.',
    what: 'who runs the site',
    example: 'Studio Sever s. r. o.',
    needed: 'toSell',
    schema: optionalText,
  }),
  LEGAL_ADDRESS: setting({
    group,
    about: 'The postal address of the operator, in one line.',
    what: 'the postal address of the operator in one line',
    example: 'Hlavná 1, 040 01 Košice, Slovakia',
    needed: 'toSell',
    schema: optionalText,
  }),
  LEGAL_COUNTRY: setting({
    group,
    about: 'The country of that address, for invoices: a two-letter code.',
    what: 'the country of the operator as two letters',
    form: 'a country code of two letters',
    example: 'SK',
    needed: 'toSell',
    schema: optional(z.string().refine(isCountryCode)),
  }),
  LEGAL_REGISTRATION: setting({
    group,
    about: 'The register and number of the operator.',
    what: 'the register and number of the operator',
    example: 'IČO 12345678',
    needed: 'toSell',
    schema: optionalText,
  }),
  LEGAL_CONTACT: setting({
    group,
    about: 'The address that customers write to.',
    what: 'the email address that customers write to',
    form: 'an email address',
    example: 'hello@cards.example',
    needed: 'toSell',
    schema: optional(z.email()),
  }),
  LEGAL_DIR: setting({
    group,
    about:
      'The folder with the legal pages in Markdown. Copy infra/legal and adapt it; who sells plans cannot start with the sample pages. A language without a page gets the English one.',
    what: 'the folder with your legal texts, a changed copy of infra/legal',
    example: 'own-legal',
    needed: 'toSell',
    schema: optionalText,
  }),
  LEGAL_VAT_ID: setting({
    group,
    about:
      'The VAT ID of the operator, for invoices. Without it, invoices state that no VAT is charged; with it, `LEGAL_VAT_PERCENT` is required.',
    what: 'the VAT ID with its country, or remove LEGAL_VAT_PERCENT',
    form: 'a VAT ID with its country',
    example: 'SK2020123456',
    schema: optional(z.string().transform(normaliseVatId).refine(hasVatIdForm)),
  }),
  LEGAL_VAT_PERCENT: setting({
    group,
    about: 'The VAT rate that the prices include. Requires `LEGAL_VAT_ID`.',
    what: 'the rate of VAT, or remove LEGAL_VAT_ID',
    form: 'a number above 0 and up to 50',
    example: '23',
    schema: optional(z.coerce.number().gt(0).max(50)),
  }),
  TIME_ZONE: setting({
    group,
    about:
      'The time zone of the operator. It decides the day a registration or payment counts for; past days do not change with it.',
    what: 'a time zone',
    example: 'Europe/Bratislava',
    schema: textOr('UTC', isTimeZone),
  }),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
