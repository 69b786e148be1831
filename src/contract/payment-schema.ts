import { z } from 'zod';
import { paymentStates } from '#domain/payment/payment-state.ts';
import { paidPlans } from '#domain/plan/plans.ts';

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
