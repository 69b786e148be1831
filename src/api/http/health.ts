import type { FastifyInstance } from 'fastify';

/** One check of the database is used for all requests within this time. */
const cacheMs = 250;
/** A check that takes longer counts as failed. A probe gets its response within a second, also from a busy process. */
const timeoutMs = 700;

/** Serves /healthz, whether the process runs, and /readyz, whether it should get requests. */
export function serveHealth(
  app: FastifyInstance,
  checkReady: () => Promise<boolean>,
): { startDraining: () => Promise<void> } {
  let draining = false;
  let resolveNoticed: () => void = () => undefined;
  const noticed = new Promise<void>((resolve) => {
    resolveNoticed = resolve;
  });
  const pending = new Set<(isReady: boolean) => void>();
  const hidden = { schema: { hide: true } };
  const isReady = cacheResult(checkReady, cacheMs);

  /** A check that is pending when draining starts returns false at once: a late true would send requests to a stopped node. */
  const readiness = () =>
    new Promise<boolean>((resolve) => {
      pending.add(resolve);
      const finish = (result: boolean) => {
        clearTimeout(timeout);
        pending.delete(resolve);
        resolve(result);
      };
      const timeout = setTimeout(finish, timeoutMs, false);
      isReady().then(finish, () => finish(false));
    });

  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = !draining && (await readiness());
    if (draining) resolveNoticed();
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : draining ? 'draining' : 'unready' });
  });
  // Closes the kept-alive connections of a balancer, so that its next requests go to another node.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  return {
    /** Resolves when a request for /readyz has received the status draining. */
    startDraining: () => {
      draining = true;
      for (const resolve of pending) resolve(false);
      return noticed;
    },
  };
}

/** Calls a function at most once in a period, counted from the start of the call; calls in between share its result. */
function cacheResult<Result>(run: () => Promise<Result>, forMs: number): () => Promise<Result> {
  let last: { result: Promise<Result>; untilMs: number } | null = null;
  return () => {
    const nowMs = performance.now();
    if (!last || nowMs >= last.untilMs) last = { result: run(), untilMs: nowMs + forMs };
    return last.result;
  };
}
