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
  return {
    startDraining: () => {
      draining = true;
    },
  };
}
