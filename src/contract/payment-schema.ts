import { z } from 'zod';
import { paymentStates } from '#domain/payment/payment-state.ts';
import { paidPlans } from '#domain/plan/plans.ts';
import { invoiceSchema } from './invoice-schemas.ts';
import { moment } from './moment.ts';

/** A payment as its payer and admins see it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  plan: z.enum(paidPlans),
  amountCents: z.int(),
  currency: z.string(),
  state: z.enum(paymentStates),
  createdAt: moment,
  /** Null if the payer may not request a refund. */
  refundableUntil: moment.nullable(),
  /** Null until the intent is created at the provider. */
  providerId: z.string().nullable(),
  /** The invoice, then its credit notes. */
  invoices: z.array(invoiceSchema),
});
export type Payment = z.infer<typeof paymentSchema>;
