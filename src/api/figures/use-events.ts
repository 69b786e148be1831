import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { useEventPath } from '#contract/use-event-path.ts';
import { useEventsSchema } from '#contract/use-events.ts';
import { isWithinLimit, type RateLimits } from '../security/rate-limits.ts';
import type { Count } from './tally.ts';

/** In bytes; forty events of the longest kind and value. */
const bodyLimit = 4_096;

type Deps = { limits: RateLimits; count: Count; isUseCounted: boolean };

/**
 * Counts what pages report. Nothing of the request is stored or logged with it. Anyone can send a report, so the kinds and
 * the values are closed lists, only today changes, and the events of one address are limited; the sender is not told.
 */
export async function serveUseEvents(app: FastifyInstance, { limits, count, isUseCounted }: Deps) {
  await app.register(async (scope) => {
    scope.post(useEventPath, {
      schema: { hide: true },
      bodyLimit,
      handler: async (request, reply) => {
        const report = useEventsSchema.safeParse(request.body);
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
