import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApi, testOrigin, unlimited } from '../testing/api-under-test.ts';
import { logLines } from '../testing/log-lines.ts';
import { cspReportPath } from './csp-reports.ts';
import { readCspReport } from './read-csp-report.ts';

const { lines, logStream } = logLines();
const api = await startApi({ logStream, limits: unlimited });
afterAll(() => api.close());

const aReport = (fields: Record<string, unknown> = {}) => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?token=canary-1',
    'document-uri': `${testOrigin}/login?clientSecret=canary-2`,
    'script-sample': 'canary-3',
    ...fields,
  },
});

function send(payload: string | Buffer, { headers = {}, to = api } = {}) {
  return to.app.inject({
    method: 'POST',
    url: cspReportPath,
    headers: { 'content-type': 'application/csp-report', ...headers },
    payload,
  });
}

test('the policy of every response has the report address', async () => {
  const { headers } = await api.visitor().call('currentUser');
  expect(headers['content-security-policy']).toContain(`report-uri ${cspReportPath}`);
});

test('a report needs no session, is counted, and is logged without secrets from its addresses', async () => {
  const response = await send(JSON.stringify(aReport()));
  expect([response.statusCode, response.body]).toEqual([204, '']);
  const metrics = await api.visitor().get('/metrics');
  expect(metrics.body).toContain('csp_reports_total{directive="script-src-elem"} 1');
  const line = lines.find((text) => text.includes('content policy violated')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/login',
  });
  expect(lines.join('')).not.toMatch(/canary-\d/);
});

test('another site cannot send a report from a visitor’s browser', async () => {
  const response = await send(JSON.stringify(aReport()), { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.statusCode).toBe(403);
});

test('a report of sixteen kibibytes is accepted, one byte more is refused', async () => {
  const fill = 16_384 - JSON.stringify(aReport({ fill: '' })).length;
  expect((await send(JSON.stringify(aReport({ fill: 'x'.repeat(fill) })))).statusCode).toBe(204);
  expect((await send(JSON.stringify(aReport({ fill: 'x'.repeat(fill + 1) })))).statusCode).toBe(413);
});

test('one address is limited to a hundred reports in ten minutes', async () => {
  const limited = await startApi();
  const report = JSON.stringify(aReport());
  for (let sent = 0; sent < 100; sent += 1) {
    expect((await send(report, { to: limited })).statusCode).toBe(204);
  }
  expect((await send(report, { to: limited })).statusCode).toBe(429);
  await limited.close();
});

test('random bytes never cause a 5xx or an unbounded label or log line', async () => {
  const long = 'x'.repeat(2000);
  const anyText = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(long, `https://${long}.example/`, `${testOrigin}/edit/${long}`, `${long}:`),
  );
  const nearReports = fc
    .record({ 'effective-directive': anyText, 'blocked-uri': anyText, 'document-uri': anyText })
    .map((fields) => Buffer.from(JSON.stringify(aReport(fields))));
  const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
  const anyJson = fc.json().map((text) => Buffer.from(text));
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearReports, anyBytes, anyJson), async (payload) => {
      expect([204, 400]).toContain((await send(payload)).statusCode);
      const report = readCspReport(payload.toString(), testOrigin);
      for (const value of Object.values(report ?? {})) expect(value.length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 1000 },
  );
  const { body } = await api.visitor().get('/metrics');
  const labels = [...body.matchAll(/csp_reports_total\{directive="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toContain('other');
  expect(['other', 'script-src-elem']).toEqual(expect.arrayContaining(labels));
});
