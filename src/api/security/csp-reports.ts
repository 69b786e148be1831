import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { Refusal } from '#contract/errors.ts';
import type { RateLimits } from './rate-limits.ts';
import { readCspReport } from './read-csp-report.ts';

/** The path for reports of the content security policy. Browsers send them from our own pages, so they are same-origin. */
export const cspReportPath = '/csp-reports';

const reportBytes = 16_384;

type Deps = { limits: RateLimits; metrics: Registry; ownOrigin: string };

/** Counts and logs reports. Anyone can send one, so only values of a known form are logged. */
export async function serveCspReports(app: FastifyInstance, { limits, metrics, ownOrigin }: Deps) {
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'Violations of the content policy, by directive',
    labelNames: ['directive'] as const,
    registers: [metrics],
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(cspReportPath, {
      schema: { hide: true },
      bodyLimit: reportBytes,
      onRequest: ({ ip }) => limits.count('cspReportsByAddress', ip),
      handler: async ({ body, log }, reply) => {
        const report = readCspReport(String(body), ownOrigin);
        if (!report) throw new Refusal('INVALID_REQUEST');
        reports.inc({ directive: report.directive });
        log.warn(report, 'content policy violated');
        return reply.code(204).send();
      },
    });
  });
}
