import { z } from 'zod';
import { paidPlans } from '#domain/plan/plans.ts';
import { currentUserSchema } from '../account-schemas.ts';
import { type Endpoint, idSchema } from '../endpoint.ts';
import { billingChangeSchema, billingSchema } from '../invoice-schemas.ts';
import { paymentSchema } from '../payment-schema.ts';

/** Plans, payments and what invoices say. */
export const paymentsEndpoints = {
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    company: 'owner',
    summary: 'Start a payment for a plan',
    access: 'notImpersonating',
    body: z.object({ plan: z.enum(paidPlans), amount: z.number() }),
    status: 200,
    response: z.object({ clientSecret: z.string() }),
    refusals: [
      'PLAN_OWNED',
      'PAYMENT_PROCESSING',
      'ACCOUNT_LEAVING',
      'COMPANY_NEEDS_PLAN',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  upgradeAccount: {
    method: 'POST',
    path: '/api/upgrade-account',
    company: 'owner',
    summary: 'Activate a paid plan',
    access: 'notImpersonating',
    body: z.object({ plan: z.enum(paidPlans) }),
    status: 200,
    response: currentUserSchema,
    refusals: ['PAYMENT_REQUIRED', 'PAYMENT_PROCESSING'],
  },
  listPayments: {
    method: 'GET',
    path: '/api/payments',
    company: 'owner',
    summary: 'List your payments, newest first',
    access: 'notImpersonating',
    status: 200,
    response: z.array(paymentSchema),
    refusals: [],
  },
  withdraw: {
    method: 'POST',
    path: '/api/payments/:id/withdrawal',
    company: 'owner',
    summary:
      'Withdraw from the contract within 30 days of payment. The plan ends, an email acknowledges it, and the money is refunded. Repeating it has no effect',
    access: 'notImpersonating',
    personal: 'own',
    params: idSchema,
    status: 200,
    response: paymentSchema,
    refusals: ['PAYMENT_NOT_FOUND', 'REFUND_TOO_LATE', 'NOT_REFUNDABLE', 'TOO_MANY_ATTEMPTS'],
  },
  readBilling: {
    method: 'GET',
    path: '/api/account/billing',
    company: 'owner',
    summary: 'Get the company on your invoices, if any',
    access: 'notImpersonating',
    status: 200,
    response: billingSchema,
    refusals: [],
  },
  setBilling: {
    method: 'PUT',
    path: '/api/account/billing',
    company: 'owner',
    summary: 'Set or remove the company on future invoices',
    access: 'notImpersonating',
    body: billingChangeSchema,
    status: 200,
    response: billingSchema,
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Record<string, Endpoint>;
