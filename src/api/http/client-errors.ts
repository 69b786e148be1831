import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { z } from 'zod';
import { type ClientError, clientErrorPath } from '#contract/client-errors.ts';
import { Refusal } from '#contract/errors.ts';
import { pageAt } from '#contract/pages.ts';
import type { RateLimits } from '../security/rate-limits.ts';

const reportBytes = 2_048;

const reportSchema = z.object({ name: z.string(), at: z.string(), page: z.string() });

type Deps = { limits: RateLimits; metrics: Registry };

/** Receives error reports of pages and logs them. Anyone can send a report, so only values of a known form are logged. */
export async function serveClientErrors(app: FastifyInstance, { limits, metrics }: Deps) {
  const reports = new Counter({
    name: 'client_errors_total',
    help: 'Errors that pages of the web have reported',
    registers: [metrics],
  });
  await app.register(async (scope) => {
    scope.post(clientErrorPath, {
      schema: { hide: true },
      bodyLimit: reportBytes,
      onRequest: ({ ip }) => limits.count('clientErrorsByAddress', ip),
      handler: async ({ body, log }, reply) => {
        const report = readClientError(body);
        if (!report) throw new Refusal('INVALID_REQUEST');
        reports.inc();
        log.error({ clientError: report }, 'error in a page');
        return reply.code(204).send();
      },
    });
  });
}

/** The loggable part of a report: the class, the position in one of our files and the pattern of the page. Null if the body is not a report. */
export function readClientError(body: unknown): ClientError | null {
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) return null;
  const { name, at, page } = parsed.data;
  return {
    name: /^[A-Z][A-Za-z]{1,40}$/.test(name) ? name : 'other',
    at: /^[\w-]{1,80}\.js:\d{1,7}:\d{1,7}$/.test(at) ? at : 'other',
    page: pageAt(page) ?? 'other',
  };
}
