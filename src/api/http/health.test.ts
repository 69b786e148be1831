import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { serveHealth } from './health.ts';

test('whoever waits for a slow yes when the node begins to leave hears no at once', async () => {
  const app = Fastify();
  let hasBeenAsked = false;
  const health = serveHealth(app, () => {
    hasBeenAsked = true;
    return new Promise(() => undefined);
  });
  const probe = app.inject('/readyz');
  await expect.poll(() => hasBeenAsked).toBe(true);
  await health.startDraining();
  const answer = await probe;
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining' }]);
  await app.close();
});

test('a node that leaves knows when somebody who asked has been told, and by /readyz alone', async () => {
  const app = Fastify();
  const health = serveHealth(app, async () => true);
  await app.inject('/readyz');
  let isTold = false;
  const told = health.startDraining().then(() => {
    isTold = true;
  });
  await app.inject('/healthz');
  expect(isTold).toBe(false);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await told;
  await app.close();
});

test('a hundred who ask for readiness at once cost one look at the database, and the next look comes after 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const app = Fastify();
  let looks = 0;
  serveHealth(app, async () => {
    looks += 1;
    return true;
  });
  const probes = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')));
  expect(new Set(probes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(looks).toBe(1);
  vi.advanceTimersByTime(249);
  await app.inject('/readyz');
  expect(looks).toBe(1);
  vi.advanceTimersByTime(1);
  await app.inject('/readyz');
  expect(looks).toBe(2);
  vi.useRealTimers();
  await app.close();
});
