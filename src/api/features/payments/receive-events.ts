import { concurrencyLimit } from '../../concurrency-limit.ts';
import type { ProviderEvent } from '../../payments/verify-event.ts';
import type { WebhookInbox } from '../../store/payments/webhook-inbox.ts';
import { type FulfilDeps, fulfil } from './fulfil.ts';

export type EventDeps = FulfilDeps & { inbox: WebhookInbox };

/** Keeps each event, answers at once, and acts on it afterwards; what cannot be acted on waits for the reconciler. */
export function eventReceiver(deps: EventDeps) {
  const underWay = new Set<Promise<void>>();
  const inTurn = concurrencyLimit({ atOnce: 4, mostWaiting: 1000 });
  return {
    receive: async (event: ProviderEvent): Promise<void> => {
      if (!(await deps.inbox.keep(event))) return;
      const acting: Promise<void> = inTurn(() => handleEvent(deps, event))
        .catch((error: unknown) => deps.log.warn({ err: error, event: event.id }, 'event postponed'))
        .finally(() => underWay.delete(acting));
      underWay.add(acting);
    },
    /** Resolves when everything received so far has been acted on. */
    finish: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
}

/** An event only says which payment to look at: what is true, the provider is asked, so late or doubled ones do no harm. */
export async function handleEvent(deps: EventDeps, { id, intentId }: ProviderEvent): Promise<void> {
  const outcome = intentId ? (await fulfil(deps, intentId)).outcome : 'ignored';
  await deps.inbox.done(id, outcome);
}
