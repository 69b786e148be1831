import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { SimEvent } from './provider-state.ts';

/** Delivers an event and returns the status of the response; 0 without a response. */
export type Deliver = (payload: string, signature: string) => Promise<number>;

export type WebhookOptions = { deliver: Deliver; secret: string; retryMs: number[]; now: () => Date };

export type Release = { times?: number; order?: (events: SimEvent[]) => SimEvent[] };

/** Sends events at once and retries until they are accepted, or holds them to send them later in any order and number. */
export function webhooks({ deliver, secret, retryMs, now }: WebhookOptions) {
  const held: SimEvent[] = [];
  const sendings = new Set<Promise<void>>();
  let [isHolding, isStopped] = [false, false];

  const send = (event: SimEvent): Promise<number> => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(now().getTime() / 1000);
    return deliver(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
  };

  const sendWithRetries = async (event: SimEvent): Promise<void> => {
    for (const delayMs of [0, ...retryMs]) {
      if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
      if (isStopped) return;
      const status = await send(event);
      if (status >= 200 && status < 300) {
        event.pending_webhooks = 0;
        return;
      }
    }
  };

  const start = (event: SimEvent) => {
    const sending = sendWithRetries(event).finally(() => sendings.delete(sending));
    sendings.add(sending);
  };

  return {
    deliver: (event: SimEvent) => {
      if (isHolding) held.push(event);
      else start(event);
    },
    send,
    hold: () => {
      isHolding = true;
    },
    /** Sends the held events one after the other. */
    release: async ({ times = 1, order = (events) => events }: Release = {}): Promise<number[]> => {
      isHolding = false;
      const events = held.splice(0);
      const statuses: number[] = [];
      for (const event of order(events.flatMap((each) => Array<SimEvent>(times).fill(each))))
        statuses.push(await send(event));
      return statuses;
    },
    /** Drops the held events. */
    lose: () => {
      isHolding = false;
      held.length = 0;
    },
    isSending: () => sendings.size > 0,
    /** Resolves when no event is being sent. */
    delivered: async (): Promise<void> => {
      while (sendings.size > 0) await Promise.all(sendings);
    },
    stop: () => {
      isStopped = true;
    },
  };
}

/** Delivery over HTTP, as the provider does it. */
export function deliverTo(url: string): Deliver {
  return async (payload, signature) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
}
