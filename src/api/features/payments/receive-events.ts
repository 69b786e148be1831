import { concurrencyLimit } from '../../concurrency-limit.ts';
import type { ProviderEvent } from '../../payments/verify-event.ts';
import type { Needs } from '../../services.ts';
import { type FulfilDeps, fulfil } from './fulfil.ts';

export type EventDeps = FulfilDeps & Needs<'inbox'>;

/** Stores each event, responds at once and handles it afterwards. The reconciler retries an event whose handling fails. */
export function eventReceiver(deps: EventDeps) {
  const handling = new Set<Promise<void>>();
  const limit = concurrencyLimit({ maxRunning: 4, maxWaiting: 1000 });
  return {
    receive: async (event: ProviderEvent): Promise<void> => {
      if (!(await deps.inbox.add(event))) return;
      const job: Promise<void> = limit(() => handleEvent(deps, event))
        .catch((error: unknown) => deps.log.warn({ err: error, event: event.id }, 'event postponed'))
        .finally(() => handling.delete(job));
      handling.add(job);
    },
    /** Resolves when everything received so far has been handled. */
    finish: async (): Promise<void> => {
      await Promise.all(handling);
    },
  };
}

/** An event only names the intent; its state is read from the provider. Late and repeated events are therefore harmless. */
export async function handleEvent(deps: EventDeps, { id, intentId }: ProviderEvent): Promise<void> {
  const outcome = intentId ? (await fulfil(deps, intentId)).outcome : 'ignored';
  await deps.inbox.markHandled(id, outcome);
}
