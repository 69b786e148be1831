import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { requestGate } from './request-gate.ts';

/** A server that handles two requests at once; those to /slow end on demand. */
function aServer() {
  const gate = requestGate({ maxOpen: 2, retryAfter: () => 7 });
  const app = fastify();
  const state: { end?: () => void } = {};
  const ended = new Promise<void>((resolve) => {
    state.end = resolve;
  });
  let handled = 0;
  const onRequest = async (...exchange: Parameters<typeof gate.enter>) => gate.enter(...exchange);
  app.get('/slow', { onRequest }, async () => {
    handled += 1;
    await ended;
    return '';
  });
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(503).send({ after: error.details.retryAfterSeconds });
  });
  return { app, end: () => state.end?.(), handled: () => handled };
}

test('a request beyond the bound is refused before it is handled, and the next one after a response is not', async () => {
  const { app, end, handled } = aServer();
  const first = [app.inject('/slow'), app.inject('/slow')];
  await expect.poll(handled).toBe(2);
  const refused = await app.inject('/slow');
  expect([refused.statusCode, refused.json()]).toEqual([503, { after: 7 }]);
  expect(handled()).toBe(2);
  end();
  await Promise.all(first);
  expect((await app.inject('/slow')).statusCode).toBe(200);
});
