import { z } from 'zod';
import { isCountryCode } from '#domain/invoice/countries.ts';
import { invoiceKinds } from '#domain/invoice/invoice.ts';
import { hasVatIdForm, normaliseVatId } from '#domain/invoice/vat-id.ts';
import { paidPlans } from '#domain/plan/plans.ts';
import { fieldError } from './field-errors.ts';
import { typedText } from './sent-text.ts';

const companyMax = 200;
const addressMax = 400;
const vatIdMax = 40;
const registrationMax = 40;

const required = (max: number, missing: 'COMPANY_NAME_REQUIRED' | 'ADDRESS_REQUIRED') =>
  typedText.trim().min(1, fieldError(missing)).max(max, fieldError('TEXT_TOO_LONG'));

/** A company that invoices are made out to. Its VAT ID is optional and checked for its form only; registers differ too much to check their numbers. */
export const billingDetailsSchema = z.object({
  company: required(companyMax, 'COMPANY_NAME_REQUIRED'),
  address: required(addressMax, 'ADDRESS_REQUIRED'),
  country: z.string().refine(isCountryCode, fieldError('COUNTRY_REQUIRED')),
  registrationNumber: typedText
    .trim()
    .max(registrationMax, fieldError('TEXT_TOO_LONG'))
    .transform((number) => number || null)
    .nullable()
    .default(null),
  vatId: z
    .string()
    .max(vatIdMax, fieldError('VAT_ID_INVALID'))
    .transform(normaliseVatId)
    .refine((vatId) => vatId === '' || hasVatIdForm(vatId), fieldError('VAT_ID_INVALID'))
    .transform((vatId) => vatId || null)
    .nullable(),
});

const storedDetailsSchema = z.object({
  company: z.string(),
  address: z.string(),
  country: z.string(),
  registrationNumber: z.string().nullable(),
  vatId: z.string().nullable(),
});

/** The company of a user, or null. */
export const billingSchema = z.object({ details: storedDetailsSchema.nullable() });
export const billingChangeSchema = z.object({ details: billingDetailsSchema.nullable() });

const country = z.string().nullable();

/** An invoice or a credit note; the invoice of a person, who has no buyer, is a receipt. */
export const invoiceSchema = z.object({
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  plan: z.enum(paidPlans),
  currency: z.string(),
  netCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    country: z.string(),
    registration: z.string(),
    contact: z.string(),
    vatId: z.string().nullable(),
    vatPercent: z.number(),
  }),
  buyer: storedDetailsSchema.nullable(),
  countries: z.object({ company: country, billing: country, card: country }),
  paymentId: z.uuid(),
  paidAt: z.iso.datetime(),
  corrects: z.string().nullable(),
});
