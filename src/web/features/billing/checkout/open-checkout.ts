import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { loadProvider } from './load-provider.ts';

type Stage = 'open' | 'paid' | 'gone';

/** Loads the provider and the state of this payment. Never cached: another tab may have paid. */
export function checkoutQuery(clientSecret: string) {
  return queryOptions({
    queryKey: ['checkout', clientSecret] as const,
    queryFn: () => openCheckout(clientSecret),
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
}

async function openCheckout(clientSecret: string): Promise<{ provider: Stripe; stage: Stage }> {
  const provider = await loadProvider();
  const { paymentIntent, error } = await provider.retrievePaymentIntent(clientSecret);
  if (error && error.type !== 'invalid_request_error') throw new Error(error.message);
  return { provider, stage: paymentIntent ? stageOf(paymentIntent.status) : 'gone' };
}

function stageOf(status: PaymentIntent.Status): Stage {
  if (isPaid(status)) return 'paid';
  return status === 'canceled' ? 'gone' : 'open';
}

/** Paid or being processed; the server decides which. */
export function isPaid(status: PaymentIntent.Status | undefined): boolean {
  return status === 'succeeded' || status === 'processing';
}
