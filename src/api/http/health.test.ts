import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { reply } from '../testing/api-under-test.ts';
import { serveHealth } from './health.ts';

test('a readiness check that is pending when draining starts returns 503 at once', async () => {
  const app = Fastify();
  let isChecking = false;
  const health = serveHealth(app, () => {
    isChecking = true;
    return new Promise(() => undefined);
  });
  const probe = app.inject('/readyz');
  await expect.poll(() => isChecking).toBe(true);
  await health.startDraining();
  expect(await reply(probe)).toEqual([503, { status: 'draining' }]);
  await app.close();
});

test('draining resolves only after a request for /readyz has returned 503', async () => {
  const app = Fastify();
  const health = serveHealth(app, async () => true);
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
  serveHealth(app, async () => {
    checks += 1;
    return true;
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
  const check = vi.fn(() => new Promise<boolean>(() => undefined));
  serveHealth(app, check);
  const probe = app.inject('/readyz');
  while (check.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1000);
  expect(await reply(probe)).toEqual([503, { status: 'unready' }]);
  vi.useRealTimers();
  await app.close();
});
