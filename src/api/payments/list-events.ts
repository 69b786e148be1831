import type Stripe from 'stripe';
import { type ProviderEvent, toProviderEvent } from './verify-event.ts';

/** A period in the provider's list of events; `after` is the last event of the previous page. */
export type EventSearch = { since: Date; before: Date; after: string | null };

/** A page of events, newest first; `next` is the cursor of the next page, or null. */
export type EventPage = { events: (ProviderEvent & { at: Date })[]; next: string | null };

/** Events of refunds and disputes. They concern settled payments, which are not polled. */
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
  const { data, has_more: hasMore } = await stripe.events.list({
    types,
    created: { gte: seconds(since), lte: seconds(before) },
    limit: pageSize,
    ...(after && { starting_after: after }),
  });
  const events = data.map((event) => ({ ...toProviderEvent(event), at: new Date(event.created * 1000) }));
  return { events, next: hasMore ? (events.at(-1)?.id ?? null) : null };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
