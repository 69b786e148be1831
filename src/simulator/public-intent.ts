import type Stripe from 'stripe';
import { type Form, formText } from './form.ts';
import { noSuch } from './provider-error.ts';
import { findItem, type ProviderState } from './provider-state.ts';

/** An intent without metadata and charges, as a browser with its client secret sees it. */
export function publicIntent(intent: Stripe.PaymentIntent) {
  const { metadata: _metadata, latest_charge: _charge, ...visible } = intent;
  return visible;
}

/** The intent of a client secret. A wrong secret gets the same error as a wrong id. */
export function intentBySecret(world: ProviderState, id: string, form: Form): Stripe.PaymentIntent {
  const intent = findItem(world.intents, 'payment_intent', id, 'intent');
  if (intent.client_secret !== formText(form, 'client_secret')) throw noSuch('payment_intent', id, 'intent');
  return intent;
}
