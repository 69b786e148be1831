import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { SimEvent } from './provider-state.ts';

/** Hands an event over and answers the status that came back; 0 when nobody answered. */
export type Deliver = (payload: string, signature: string) => Promise<number>;

export type WebhookOptions = { deliver: Deliver; secret: string; retryMs: number[]; now: () => Date };

export type Release = { times?: number; order?: (events: SimEvent[]) => SimEvent[] };

/** Events on their way: sent at once and again until they are taken, or held back to be sent in any order, any number of times. */
export function webhooks({ deliver, secret, retryMs, now }: WebhookOptions) {
  const held: SimEvent[] = [];
  const underWay = new Set<Promise<void>>();
  let [isHolding, isOver] = [false, false];

  const send = (event: SimEvent): Promise<number> => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(now().getTime() / 1000);
    return deliver(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
  };

  const sendUntilTaken = async (event: SimEvent): Promise<void> => {
    for (const delayMs of [0, ...retryMs]) {
      if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
      if (isOver) return;
      const status = await send(event);
      if (status >= 200 && status < 300) {
        event.pending_webhooks = 0;
        return;
      }
    }
  };

  const start = (event: SimEvent) => {
    const sending = sendUntilTaken(event).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  return {
    take: (event: SimEvent) => {
      if (isHolding) held.push(event);
      else start(event);
    },
    send,
    hold: () => {
      isHolding = true;
    },
    /** Sends what was held back, one after the other, as the release says. */
    release: async ({ times = 1, order = (events) => events }: Release = {}): Promise<number[]> => {
      isHolding = false;
      const events = held.splice(0);
      const statuses: number[] = [];
      for (const event of order(events.flatMap((each) => Array<SimEvent>(times).fill(each))))
        statuses.push(await send(event));
      return statuses;
    },
    /** Forgets what was held back, as if nobody had ever listened. */
    lose: () => {
      isHolding = false;
      held.length = 0;
    },
    /** Resolves when nothing is under way any more. */
    delivered: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => {
      isOver = true;
    },
  };
}

/** Delivery over HTTP, as the provider does it. */
export function deliverTo(url: string): Deliver {
  return async (payload, signature) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  };
}
