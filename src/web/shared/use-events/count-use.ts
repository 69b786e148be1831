import type { UseEvent } from '#domain/figures/use-events.ts';

/** Counts an event for today, without anything about the person. The code that sends it is loaded for the first one. */
export function countUse(...events: readonly UseEvent[]): void {
  import('./send-use-events.ts').then(({ addUseEvents }) => addUseEvents(events)).catch(() => undefined);
}
