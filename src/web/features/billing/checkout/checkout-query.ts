import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';

type CheckoutState = 'open' | 'paid' | 'closed';

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

async function openCheckout(clientSecret: string): Promise<{ provider: Stripe; state: CheckoutState }> {
  const provider = await loadProvider();
  const { paymentIntent, error } = await provider.retrievePaymentIntent(clientSecret);
  if (error && error.type !== 'invalid_request_error') throw new Error(error.message);
  return { provider, state: paymentIntent ? stateOf(paymentIntent.status) : 'closed' };
}

function stateOf(status: PaymentIntent.Status): CheckoutState {
  if (isPaid(status)) return 'paid';
  return status === 'canceled' ? 'closed' : 'open';
}

/** Paid or being processed; the server decides which. */
export function isPaid(status: PaymentIntent.Status | undefined): boolean {
  return status === 'succeeded' || status === 'processing';
}

/** Loads the payment provider's script with the key from the page's meta tags. A meta tag can name another script URL. */
async function loadProvider(): Promise<Stripe> {
  const key = metaContent('payments-key');
  const scriptUrl = metaContent('payments-script');
  if (scriptUrl) await runScript(scriptUrl);
  const provider = scriptUrl ? window.Stripe?.(key) : await loadStripe(key);
  if (!provider) throw new Error('The payment provider’s script did not define Stripe');
  return provider;
}

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

async function runScript(address: string): Promise<void> {
  if (window.Stripe) return;
  const script = document.createElement('script');
  script.src = address;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${address} did not load`));
  });
  document.head.append(script);
  try {
    await loaded;
  } finally {
    script.remove();
  }
}
