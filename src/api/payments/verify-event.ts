import Stripe from 'stripe';
import { Refusal } from '#contract/errors.ts';

/** Something happened to a payment; what exactly, the provider is asked. */
export type ProviderEvent = { id: string; type: string; intentId: string | null };

const toleranceSeconds = 300;

/** An event whose signature is the provider's and not older, nor further in the future, than five minutes. */
export function verifyEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): ProviderEvent {
  const nowMs = now.getTime();
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  // The SDK bounds the past alone.
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

/** Of an event only what it is about. */
export function toProviderEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  return { id, type, intentId: intentIdOf(data.object) };
}

/** The intent that an object is, or is about. */
function intentIdOf(object: object): string | null {
  const kind: unknown = Reflect.get(object, 'object');
  const id: unknown = Reflect.get(object, kind === 'payment_intent' ? 'id' : 'payment_intent');
  return typeof id === 'string' ? id : null;
}
