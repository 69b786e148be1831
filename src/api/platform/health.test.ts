import Fastify from 'fastify';
import { expect, test } from 'vitest';
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
  health.startDraining();
  const answer = await probe;
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining' }]);
  await app.close();
});
