import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { reply } from '../testing/api-under-test.ts';
import { serveHealth } from './health.ts';
import { createLog } from './log.ts';
import { logController } from './request-log.ts';

test('a readiness check that is pending when draining starts returns 503 at once', async () => {
  const app = Fastify();
  let isChecking = false;
  const health = serveHealth(app, {
    check: () => {
      isChecking = true;
      return new Promise(() => undefined);
    },
  });
  const probe = app.inject('/readyz');
  await expect.poll(() => isChecking).toBe(true);
  await health.startDraining();
  expect(await reply(probe)).toEqual([503, { status: 'draining' }]);
  await app.close();
});

test('draining resolves only after a request for /readyz has returned 503', async () => {
  const app = Fastify();
  const health = serveHealth(app, { check: async () => null });
  await app.inject('/readyz');
  let isDone = false;
  const drained = health.startDraining().then(() => {
    isDone = true;
  });
  await app.inject('/healthz');
  expect(isDone).toBe(false);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await drained;
  await app.close();
});

test('a hundred concurrent readiness requests run one database check, and the next check runs after 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const app = Fastify();
  let checks = 0;
  serveHealth(app, {
    check: async () => {
      checks += 1;
      return null;
    },
  });
  const probes = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')));
  expect(new Set(probes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(checks).toBe(1);
  vi.advanceTimersByTime(249);
  await app.inject('/readyz');
  expect(checks).toBe(1);
  vi.advanceTimersByTime(1);
  await app.inject('/readyz');
  expect(checks).toBe(2);
  vi.useRealTimers();
  await app.close();
});

test('a readiness check that never ends is answered with 503 within a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  const check = vi.fn(() => new Promise<string | null>(() => undefined));
  serveHealth(app, { check });
  const probe = app.inject('/readyz');
  while (check.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1000);
  expect(await reply(probe)).toEqual([503, { status: 'unready' }]);
  vi.useRealTimers();
  await app.close();
});

test('what is wrong is said to those who may know, and logged once; others get the status alone', async () => {
  const logged: { msg: string; problem?: string }[] = [];
  const write = (line: string) => logged.push(JSON.parse(line) as { msg: string });
  const app = Fastify({ loggerInstance: createLog('info', { write }), logController });
  let problem: string | null = 'Run migrate.';
  const probe = async (url: string) => reply(app.inject(url));
  serveHealth(app, {
    check: async () => problem,
    otherProblems: { storage: async () => 'The folder is full.', redis: async () => null },
    maySeeProblems: ({ query }) => 'token' in (query as object),
  });
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await probe('/readyz')).toEqual([503, { status: 'unready' }]);
  expect(await probe('/readyz?token')).toEqual([
    503,
    { status: 'unready', problems: ['Run migrate.', 'The folder is full.'] },
  ]);
  problem = null;
  vi.advanceTimersByTime(300);
  expect(await probe('/readyz')).toEqual([200, { status: 'ready' }]);
  expect(await probe('/readyz?token')).toEqual([200, { status: 'ready', problems: ['The folder is full.'] }]);
  expect(logged.map(({ msg, problem: said }) => [msg, said])).toEqual([
    ['database problem', 'Run migrate.'],
    ['storage problem', 'The folder is full.'],
    ['database problem over', undefined],
  ]);
  vi.useRealTimers();
  await app.close();
});
