import type Stripe from 'stripe';
import { type ProviderEvent, toProviderEvent } from './verify-event.ts';

/** Where to look in the provider's own list of events: from a moment to another, after the last one seen. */
export type EventSearch = { since: Date; before: Date; after: string | null };

/** Events as the provider lists them, the latest first; `next` is where the list goes on, if it does. */
export type EventPage = { events: (ProviderEvent & { at: Date })[]; next: string | null };

/** What tells that money went back, or may. It happens to payments that are settled, so nobody asks about them any more. */
const types = [
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];
const pageSize = 100;

export async function listEvents(stripe: Stripe, { since, before, after }: EventSearch): Promise<EventPage> {
  const { data, has_more: goesOn } = await stripe.events.list({
    types,
    created: { gte: seconds(since), lte: seconds(before) },
    limit: pageSize,
    ...(after && { starting_after: after }),
  });
  const events = data.map((event) => ({ ...toProviderEvent(event), at: new Date(event.created * 1000) }));
  return { events, next: goesOn ? (events.at(-1)?.id ?? null) : null };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
