import type { FastifyInstance } from 'fastify';

/** For so long one look at the database answers everybody who asks. */
const sharedMs = 250;

/** Whether the process lives (/healthz) and whether it should be sent requests (/readyz). */
export function serveHealth(
  app: FastifyInstance,
  lookForReady: () => Promise<boolean>,
): { startDraining: () => Promise<void> } {
  let draining = false;
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const asking = new Set<(isReady: boolean) => void>();
  const hidden = { schema: { hide: true } };
  const isReady = shareAnswer(lookForReady, sharedMs);

  /** Whoever asked just before the end hears of it at once: a slow yes would keep requests coming to a node that is gone. */
  const readiness = () =>
    new Promise<boolean>((resolve) => {
      asking.add(resolve);
      const hear = (answer: boolean) => {
        asking.delete(resolve);
        resolve(answer);
      };
      isReady().then(hear, () => hear(false));
    });

  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = !draining && (await readiness());
    if (draining) tell();
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
    /** Resolves when somebody who asked has been told. */
    startDraining: () => {
      draining = true;
      for (const resolve of asking) resolve(false);
      return told;
    },
  };
}

/** Asks once for all who ask within a time, counted from the beginning of the look. */
function shareAnswer<Result>(ask: () => Promise<Result>, forMs: number): () => Promise<Result> {
  let last: { answer: Promise<Result>; untilMs: number } | null = null;
  return () => {
    const nowMs = performance.now();
    if (!last || nowMs >= last.untilMs) last = { answer: ask(), untilMs: nowMs + forMs };
    return last.answer;
  };
}
