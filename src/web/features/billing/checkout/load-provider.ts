import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Loads the payment provider's script with the key from the page's meta tags. A meta tag can name another script URL. */
export async function loadProvider(): Promise<Stripe> {
  const key = written('payments-key');
  const elsewhere = written('payments-script');
  if (elsewhere) await runScript(elsewhere);
  const provider = elsewhere ? window.Stripe?.(key) : await loadStripe(key);
  if (!provider) throw new Error('The payment provider’s script did not define Stripe');
  return provider;
}

function written(name: string): string {
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
