import Stripe from 'stripe';
import { Refusal } from '#contract/errors.ts';

/** An event about a payment. Its details are read from the provider. */
export type ProviderEvent = { id: string; type: string; intentId: string | null };

const toleranceSeconds = 300;

/** Verifies the signature of an event and that it was signed within five minutes of now, in the past or the future. */
export function verifyEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent {
  const nowMs = now.getTime();
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  // The SDK checks only the past.
  if (!(signedAt - nowMs / 1000 <= toleranceSeconds)) throw new Refusal('BAD_SIGNATURE');
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      nowMs,
    );
    return toProviderEvent(event);
  } catch {
    throw new Refusal('BAD_SIGNATURE');
  }
}

/** Keeps the id, the type and the intent of an event. */
export function toProviderEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  return { id, type, intentId: intentIdOf(data.object) };
}

/** The id of the intent that an object is or refers to. */
function intentIdOf(object: object): string | null {
  const kind: unknown = Reflect.get(object, 'object');
  const id: unknown = Reflect.get(object, kind === 'payment_intent' ? 'id' : 'payment_intent');
  return typeof id === 'string' ? id : null;
}
