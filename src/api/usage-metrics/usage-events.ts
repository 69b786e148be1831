import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { usageEventsSchema } from '#contract/usage-events.ts';
import { usageEventsPath } from '#contract/usage-events-path.ts';
import { isWithinLimit, type RateLimits } from '../security/rate-limits.ts';
import type { Count } from './tally.ts';

/** In bytes; forty events of the longest kind and value. */
const bodyLimit = 4_096;

type Deps = { limits: RateLimits; count: Count; isUseCounted: boolean };

/**
 * Counts what pages report. Nothing of the request is stored or logged with it. Anyone can send a report, so the kinds and
 * the values are closed lists, only today changes, and the events of one address are limited; the sender is not told.
 */
export async function serveUsageEvents(app: FastifyInstance, { limits, count, isUseCounted }: Deps) {
  await app.register(async (scope) => {
    scope.post(usageEventsPath, {
      schema: { hide: true },
      bodyLimit,
      handler: async (request, reply) => {
        const report = usageEventsSchema.safeParse(request.body);
        if (!report.success) throw new Refusal('INVALID_REQUEST');
        const { events } = report.data;
        const isCounted = isUseCounted && !wantsNoCount(request);
        if (isCounted && (await isWithinLimit(limits, 'useEventsByAddress', request.ip, events.length)))
          for (const { kind, value } of events) count(kind, value);
        return reply.code(204).send();
      },
    });
  });
}

/** Do Not Track and Global Privacy Control. Pages check both and send nothing; this is for pages that are open for long. */
function wantsNoCount({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
