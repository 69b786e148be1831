import type { FastifyInstance } from 'fastify';

/** Whether the process lives (/healthz) and whether it should be sent requests (/readyz). */
export function serveHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
): { startDraining: () => void } {
  let draining = false;
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = !draining && (await isReady().catch(() => false));
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : draining ? 'draining' : 'unready' });
  });
  // A balancer keeps connections open for its next requests; these shall find another node.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  return {
    startDraining: () => {
      draining = true;
    },
  };
}
