import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { clientErrorPath } from '#contract/client-errors.ts';
import { startApi, unlimited } from '../testing/api-under-test.ts';
import { logLines } from '../testing/log-lines.ts';
import { readClientError } from './client-errors.ts';

const { lines, logStream } = logLines();
const api = await startApi({ logStream, limits: unlimited });
afterAll(() => api.close());

const aReport = { name: 'TypeError', at: 'edit-page-1a2b.js:3:1042', page: '/edit/0198c0de' };

test('a page error is counted and logged with its class, its location and the page’s pattern', async () => {
  expect((await api.visitor().post(clientErrorPath, aReport)).statusCode).toBe(204);
  const line = lines.find((text) => text.includes('error in a page')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    clientError: { name: 'TypeError', at: 'edit-page-1a2b.js:3:1042', page: '/edit/:id' },
  });
  expect((await api.visitor().get('/metrics')).body).toContain('client_errors_total 1');
});

test('no user input reaches the log', async () => {
  const report = {
    name: 'canary-1 broke',
    at: 'at canary-2',
    page: '/canary-3?name=canary-4',
    more: 'canary-5',
  };
  expect((await api.visitor().post(clientErrorPath, report)).statusCode).toBe(204);
  expect(lines.join('')).not.toMatch(/canary-\d/);
});

test('an invalid report is refused, and an oversized one is not read', async () => {
  expect((await api.visitor().post(clientErrorPath, { name: 'TypeError' })).statusCode).toBe(400);
  const long = { ...aReport, name: 'x'.repeat(3000) };
  expect((await api.visitor().post(clientErrorPath, long)).statusCode).toBe(413);
});

test('one address is limited to thirty reports in ten minutes', async () => {
  const limited = await startApi();
  const visitor = limited.visitor();
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await visitor.post(clientErrorPath, aReport)).statusCode).toBe(204);
  }
  expect((await visitor.post(clientErrorPath, aReport)).statusCode).toBe(429);
  await limited.close();
});

test('each part of a logged report is one of a few short values', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (name, at, page) => {
      const report = readClientError({ name, at, page });
      for (const value of Object.values(report ?? {})) expect(value.length).toBeLessThanOrEqual(100);
    }),
  );
});
