import type Stripe from 'stripe';
import { type Form, textOf } from './form.ts';
import { noSuch } from './provider-error.ts';
import { found, type ProviderState } from './provider-state.ts';

/** What the holder of a client secret may see of an intent: neither its metadata nor its charges. */
export function publicIntent(intent: Stripe.PaymentIntent) {
  const { metadata: _metadata, latest_charge: _charge, ...shown } = intent;
  return shown;
}

/** The intent that a client secret belongs to; a wrong secret is told no more than a wrong id. */
export function intentBySecret(world: ProviderState, id: string, form: Form): Stripe.PaymentIntent {
  const intent = found(world.intents, 'payment_intent', id, 'intent');
  if (intent.client_secret !== textOf(form, 'client_secret')) throw noSuch('payment_intent', id, 'intent');
  return intent;
}
