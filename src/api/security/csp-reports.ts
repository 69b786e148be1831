import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { Refusal } from '#contract/errors.ts';
import type { RateLimits } from './rate-limits.ts';
import { readCspReport } from './read-csp-report.ts';

/** Where browsers say what the content policy kept them from. They send it from our own pages, so it is no request from another site. */
export const cspReportPath = '/csp-reports';

const reportBytes = 16_384;

type Deps = { limits: RateLimits; metrics: Registry; ownOrigin: string };

/** A report is a stranger's word: counted, and told in the log by what can be told without repeating it. */
export async function serveCspReports(app: FastifyInstance, { limits, metrics, ownOrigin }: Deps) {
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'What browsers were kept from by the content policy, by directive',
    labelNames: ['directive'] as const,
    registers: [metrics],
  });
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    own.post(cspReportPath, {
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
