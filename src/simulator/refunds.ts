import type Stripe from 'stripe';
import { type Form, formOf, textOf, textsOf } from './form.ts';
import { aDispute, aRefund } from './objects.ts';
import { invalidRequest } from './provider-error.ts';
import { found, idOf, type ProviderState } from './provider-state.ts';

/** Money back, all that is left of a charge or a part of it. */
export function createRefund(world: ProviderState, form: Form): Stripe.Refund {
  const charge = chargeToRefund(world, form);
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textOf(form, 'amount') ?? left);
  if (!(amount > 0 && amount <= left))
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  const refund = aRefund(charge, {
    amount,
    created: world.seconds(),
    reason: textOf(form, 'reason') ?? null,
    metadata: textsOf(formOf(form, 'metadata')),
  });
  world.refunds.set(refund.id, refund);
  giveBack(charge, amount);
  world.tell('refund.created', refund);
  world.tell('charge.refunded', charge);
  return refund;
}

/** The bank could not take the money: the refund has failed after all. */
export function failRefund(world: ProviderState, refund: Stripe.Refund): Stripe.Refund {
  refund.status = 'failed';
  refund.failure_reason = 'unknown';
  giveBack(found(world.charges, 'charge', idOf(refund.charge)), -refund.amount);
  world.tell('refund.failed', refund);
  return refund;
}

/** A payer tells their bank that they did not pay this. */
export function openDispute(world: ProviderState, charge: Stripe.Charge): Stripe.Dispute {
  const dispute = aDispute(charge, world.seconds());
  charge.disputed = true;
  world.disputes.set(dispute.id, dispute);
  world.tell('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(
  world: ProviderState,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  dispute.status = status;
  world.tell('charge.dispute.closed', dispute);
  return dispute;
}

/** The charge that an intent was paid with. */
export function paidCharge(world: ProviderState, intentId: string): Stripe.Charge {
  const intent = found(world.intents, 'payment_intent', intentId, 'payment_intent');
  const charge = world.charges.get(idOf(intent.latest_charge));
  if (intent.status !== 'succeeded' || !charge)
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return charge;
}

function chargeToRefund(world: ProviderState, form: Form): Stripe.Charge {
  const chargeId = textOf(form, 'charge');
  return chargeId
    ? found(world.charges, 'charge', chargeId, 'charge')
    : paidCharge(world, textOf(form, 'payment_intent') ?? '');
}

function giveBack(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}
