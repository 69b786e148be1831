import type Stripe from 'stripe';
import { type Form, formOf, formText, formTexts } from './form.ts';
import { aDispute, aRefund } from './objects.ts';
import { invalidRequestError } from './provider-error.ts';
import { findItem, idOf, type ProviderState } from './provider-state.ts';

/** Refunds the rest of a charge or a part of it. */
export function createRefund(world: ProviderState, form: Form): Stripe.Refund {
  const charge = chargeToRefund(world, form);
  if (charge.disputed)
    throw invalidRequestError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (charge.refunded)
    throw invalidRequestError(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const rest = charge.amount - charge.amount_refunded;
  const amount = Number(formText(form, 'amount') ?? rest);
  if (!(amount > 0 && amount <= rest))
    throw invalidRequestError('Refund amount is greater than unrefunded amount on charge', {
      param: 'amount',
    });
  const refund = aRefund(charge, {
    amount,
    created: world.seconds(),
    reason: formText(form, 'reason') ?? null,
    metadata: formTexts(formOf(form, 'metadata')),
  });
  world.refunds.set(refund.id, refund);
  addRefunded(charge, amount);
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  return refund;
}

/** The bank rejects a refund. */
export function failRefund(world: ProviderState, refund: Stripe.Refund): Stripe.Refund {
  refund.status = 'failed';
  refund.failure_reason = 'unknown';
  addRefunded(findItem(world.charges, 'charge', idOf(refund.charge)), -refund.amount);
  world.emit('refund.failed', refund);
  return refund;
}

/** The payer disputes a charge. */
export function openDispute(world: ProviderState, charge: Stripe.Charge): Stripe.Dispute {
  const dispute = aDispute(charge, world.seconds());
  charge.disputed = true;
  world.disputes.set(dispute.id, dispute);
  world.emit('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(
  world: ProviderState,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  dispute.status = status;
  world.emit('charge.dispute.closed', dispute);
  return dispute;
}

/** The charge of a paid intent. */
export function paidCharge(world: ProviderState, intentId: string): Stripe.Charge {
  const intent = findItem(world.intents, 'payment_intent', intentId, 'payment_intent');
  const charge = world.charges.get(idOf(intent.latest_charge));
  if (intent.status !== 'succeeded' || !charge)
    throw invalidRequestError(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    );
  return charge;
}

function chargeToRefund(world: ProviderState, form: Form): Stripe.Charge {
  const chargeId = formText(form, 'charge');
  return chargeId
    ? findItem(world.charges, 'charge', chargeId, 'charge')
    : paidCharge(world, formText(form, 'payment_intent') ?? '');
}

function addRefunded(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}
