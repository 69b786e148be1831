import { z } from 'zod';
import { paidPlans } from './plans.ts';

/** Where a payment stands. Its story may go on after it succeeded: refunded, or disputed with the bank. */
export const paymentStates = [
  'open',
  'processing',
  'succeeded',
  'refunding',
  'refunded',
  'disputed',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What the payment provider knows a payment by and what became of it, as its payer and the admins see it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  plan: z.enum(paidPlans),
  amountCents: z.int(),
  currency: z.string(),
  state: z.enum(paymentStates),
  createdAt: z.iso.datetime(),
  /** Until when its payer may ask for the money back; null where they may not. */
  refundableUntil: z.iso.datetime().nullable(),
  /** Null until the provider has heard of it. */
  providerId: z.string().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The money-back guarantee. */
export const refundDays = 30;
