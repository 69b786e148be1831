import type Stripe from 'stripe';
import { type Form, formOf, formText, formTexts } from './form.ts';
import { aList } from './objects.ts';
import { findItem, idOf, type ProviderState } from './provider-state.ts';

/** An intent with the expanded fields of the request. */
export function expandIntent(
  world: ProviderState,
  intent: Stripe.PaymentIntent,
  form: Form,
): Stripe.PaymentIntent {
  const expanded = Object.values(formTexts(formOf(form, 'expand')));
  const charge = world.charges.get(idOf(intent.latest_charge));
  if (!charge || !expanded.some((path) => path.startsWith('latest_charge'))) return intent;
  const refunds = expanded.includes('latest_charge.refunds') ? { refunds: refundsOf(world, charge) } : {};
  return { ...intent, latest_charge: { ...charge, ...refunds } };
}

function refundsOf(world: ProviderState, charge: Stripe.Charge): Stripe.ApiList<Stripe.Refund> {
  const refunds = [...world.refunds.values()].filter((refund) => refund.charge === charge.id).reverse();
  return aList(refunds, false, `/v1/charges/${charge.id}/refunds`);
}

type Listed = { id: string; created: number; payment_intent?: unknown; type?: string };

/** A page of items, newest first, filtered by the request. */
export function listOf<Item extends Listed>(items: Map<string, Item>, url: string, form: Form) {
  const intentId = formText(form, 'payment_intent');
  const created = formOf(form, 'created');
  const since = Number(formText(created, 'gte') ?? 0);
  const until = Number(formText(created, 'lte') ?? Number.POSITIVE_INFINITY);
  const types = Object.values(formTexts(formOf(form, 'types')));
  const limit = Math.min(Number(formText(form, 'limit') ?? 10), 100);
  const after = formText(form, 'starting_after');
  if (after) findItem(items, 'object', after, 'starting_after');
  const all = [...items.values()].reverse();
  const matching = all
    .slice(after ? all.findIndex(({ id }) => id === after) + 1 : 0)
    .filter((item) => intentId === undefined || item.payment_intent === intentId)
    .filter((item) => types.length === 0 || types.includes(item.type ?? ''))
    .filter((item) => item.created >= since && item.created <= until);
  return aList(matching.slice(0, limit), matching.length > limit, url);
}
