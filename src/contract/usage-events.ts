import { z } from 'zod';
import { maxUsageEvents, usageEventOf } from '#domain/metrics/usage-events.ts';

/** What a page has collected: kinds and values of a closed list, and nothing else. */
export const usageEventsSchema = z.strictObject({
  events: z
    .array(
      z
        .strictObject({ kind: z.string().max(40), value: z.string().max(40) })
        .transform(({ kind, value }, context) => {
          const event = usageEventOf(kind, value);
          if (event) return event;
          context.addIssue({ code: 'custom', message: 'There is no such event' });
          return z.NEVER;
        }),
    )
    .min(1)
    .max(maxUsageEvents),
});
