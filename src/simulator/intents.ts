import type Stripe from 'stripe';
import { type Form, formOf, formText, formTexts } from './form.ts';
import { aCharge, anIntent, newId } from './objects.ts';
import { invalidRequestError, ProviderError } from './provider-error.ts';
import type { ProviderState } from './provider-state.ts';
import { cardNumberOf, type Decline, outcomeOf } from './test-cards.ts';

const minAmount = 50;

export function createIntent(world: ProviderState, form: Form): Stripe.PaymentIntent {
  const amount = Number(formText(form, 'amount'));
  if (!Number.isInteger(amount) || amount < 0)
    throw invalidRequestError('Invalid integer: amount', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  const currency = formText(form, 'currency');
  if (!currency)
    throw invalidRequestError('Missing required param: currency.', {
      param: 'currency',
      code: 'parameter_missing',
    });
  if (amount < minAmount)
    throw invalidRequestError('Amount must be at least $0.50 usd', {
      param: 'amount',
      code: 'amount_too_small',
    });
  const intent = anIntent({
    amount,
    currency,
    created: world.seconds(),
    metadata: formTexts(formOf(form, 'metadata')),
    description: formText(form, 'description') ?? null,
    receipt_email: formText(form, 'receipt_email') ?? null,
  });
  world.intents.set(intent.id, intent);
  world.emit('payment_intent.created', intent);
  return intent;
}

/** Pays with a card: it succeeds, is declined, or requires authentication. */
export function confirmIntent(
  world: ProviderState,
  intent: Stripe.PaymentIntent,
  form: Form,
): Stripe.PaymentIntent {
  requireStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'confirm');
  const number = cardNumberIn(form);
  intent.payment_method = newId('pm');
  intent.last_payment_error = null;
  world.billingCountries.set(intent.id, billingCountryIn(form));
  const outcome = outcomeOf(number);
  if (outcome.kind === 'requiresAuthentication') {
    world.challenged.set(intent.id, number);
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    world.emit('payment_intent.requires_action', intent);
    return intent;
  }
  return outcome.kind === 'pays' ? pay(world, intent) : decline(world, intent, outcome);
}

/** Ends the authentication of the card holder. */
export function authenticateIntent(
  world: ProviderState,
  intent: Stripe.PaymentIntent,
  isHolder: boolean,
): Stripe.PaymentIntent {
  requireStatus(intent, ['requires_action'], 'authenticate');
  const outcome = outcomeOf(world.challenged.get(intent.id) ?? '');
  world.challenged.delete(intent.id);
  intent.next_action = null;
  if (isHolder && outcome.kind === 'requiresAuthentication') {
    const { afterwards } = outcome;
    return afterwards.kind === 'pays' ? pay(world, intent) : decline(world, intent, afterwards);
  }
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  world.emit('payment_intent.payment_failed', intent);
  return intent;
}

/** Ends a payment that is processing. */
export function settleIntent(
  world: ProviderState,
  intent: Stripe.PaymentIntent,
  isPaid: boolean,
): Stripe.PaymentIntent {
  requireStatus(intent, ['processing'], 'settle');
  if (isPaid) return succeed(world, intent);
  intent.status = 'requires_payment_method';
  world.emit('payment_intent.payment_failed', intent);
  return intent;
}

export function cancelIntent(world: ProviderState, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  requireStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'cancel');
  intent.status = 'canceled';
  intent.canceled_at = world.seconds();
  intent.next_action = null;
  world.emit('payment_intent.canceled', intent);
  return intent;
}

function pay(world: ProviderState, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  if (!world.isSlow) return succeed(world, intent);
  intent.status = 'processing';
  world.emit('payment_intent.processing', intent);
  return intent;
}

function succeed(world: ProviderState, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const charge = aCharge(intent, world.seconds());
  const country = world.billingCountries.get(intent.id);
  if (country) charge.billing_details.address = { ...noAddress, country };
  world.charges.set(charge.id, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
  return intent;
}

function decline(
  world: ProviderState,
  intent: Stripe.PaymentIntent,
  { code, declineCode, message }: Decline,
): never {
  const charge = aCharge(intent, world.seconds(), { code, message });
  world.charges.set(charge.id, charge);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.latest_charge = charge.id;
  const details = {
    code,
    ...(declineCode && { decline_code: declineCode }),
    charge: charge.id,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
  };
  intent.last_payment_error = { type: 'card_error', message, ...details };
  world.emit('charge.failed', charge);
  world.emit('payment_intent.payment_failed', intent);
  throw new ProviderError(402, 'card_error', message, { ...details, payment_intent: intent });
}

function cardNumberIn(form: Form): string {
  const typed = formText(formOf(formOf(form, 'payment_method_data'), 'card'), 'number');
  const named = cardNumberOf(formText(form, 'payment_method') ?? '');
  const number = typed?.replaceAll(/\D/g, '') ?? named;
  if (number === undefined)
    throw invalidRequestError('You must provide a payment method to confirm this PaymentIntent.', {
      param: 'payment_method',
    });
  return number;
}

const noAddress = { city: null, line1: null, line2: null, postal_code: null, state: null };

function billingCountryIn(form: Form): string {
  const details = formOf(formOf(form, 'payment_method_data'), 'billing_details');
  return formText(formOf(details, 'address'), 'country') ?? '';
}

function requireStatus(
  intent: Stripe.PaymentIntent,
  allowed: Stripe.PaymentIntent.Status[],
  action: string,
): void {
  if (allowed.includes(intent.status)) return;
  throw invalidRequestError(
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    },
  );
}
