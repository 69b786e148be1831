import type { UsageEvent } from '#domain/metrics/usage-events.ts';

/** Counts an event for today, without anything about the person. The code that sends it is loaded for the first one. */
export function countUsage(...events: readonly UsageEvent[]): void {
  import('./send-usage-events.ts')
    .then(({ addUsageEvents }) => addUsageEvents(events))
    .catch(() => undefined);
}
