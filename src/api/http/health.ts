import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One check of the database is used for all requests within this time. */
const cacheMs = 250;
/** Of the checks of what a node can do without. */
const otherCacheMs = 10_000;
/** A check that takes longer counts as failed. A probe gets its response within a second, also from a busy process. */
const timeoutMs = 700;
/** How often a node that has just started looks whether it is ready, for its log. */
const startMs = 2000;

type Health = {
  /** What keeps the node from serving requests, in a sentence; null if nothing does. */
  check: () => Promise<string | null>;
  /** What is wrong beside that, by part: the node serves requests without it. */
  otherProblems?: Readonly<Record<string, () => Promise<string | null>>>;
  /** Whether the response says what is wrong. Others get the status alone. */
  maySeeProblems?: (request: FastifyRequest) => boolean;
};

const noAnswer = 'The database does not answer in time.';

/** Serves /healthz, whether the process runs, and /readyz, whether it should get requests. What changes is logged. */
export function serveHealth(
  app: FastifyInstance,
  { check, otherProblems = {}, maySeeProblems = () => false }: Health,
): { startDraining: () => Promise<void>; untilReady: () => Promise<void> } {
  let draining = false;
  let resolveNoticed: () => void = () => undefined;
  const noticed = new Promise<void>((resolve) => {
    resolveNoticed = resolve;
  });
  const pending = new Set<(problem: string | null) => void>();
  const hidden = { schema: { hide: true } };
  const logged = new Map<string, string | null>();
  const logChange = (what: string, problem: string | null) => {
    if ((logged.get(what) ?? null) === problem) return;
    logged.set(what, problem);
    if (problem) app.log.warn({ problem }, `${what} problem`);
    else app.log.info(`${what} problem over`);
  };
  const problemOf = cacheResult(() => within(check(), noAnswer), cacheMs);
  const otherProblemsOf = Object.entries(otherProblems).map(([part, problemOfPart]) =>
    cacheResult(async () => {
      const problem = await problemOfPart().catch(() => null);
      logChange(part, problem);
      return problem;
    }, otherCacheMs),
  );

  /** A check that is pending when draining starts ends at once: a late success would send requests to a stopped node. */
  const readiness = async () => {
    const stopped = new Promise<string | null>((resolve) => {
      pending.add(resolve);
      void problemOf().then((problem) => {
        pending.delete(resolve);
        resolve(problem);
      });
    });
    const problem = await stopped;
    if (!draining) logChange('database', problem);
    return problem;
  };

  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    const problem = draining ? null : await readiness();
    if (draining) resolveNoticed();
    const isReady = !draining && problem === null;
    reply.code(isReady ? 200 : 503);
    const status = isReady ? 'ready' : draining ? 'draining' : 'unready';
    if (!maySeeProblems(request)) return { status };
    const others = await Promise.all(otherProblemsOf.map((problemOfPart) => within(problemOfPart(), null)));
    const problems = [problem, ...others].filter((each) => each !== null);
    return problems.length > 0 ? { status, problems } : { status };
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
      for (const resolve of pending) resolve(null);
      return noticed;
    },
    /** Resolves when the node is ready for the first time. */
    untilReady: async () => {
      while (!draining && (await readiness()) !== null)
        await new Promise((resolve) => setTimeout(resolve, startMs).unref());
    },
  };
}

/** The result, or another one if it takes too long or fails. */
function within<Result>(running: Promise<Result>, otherwise: Result): Promise<Result> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, timeoutMs, otherwise);
    const finish = (result: Result) => {
      clearTimeout(timeout);
      resolve(result);
    };
    running.then(finish, () => finish(otherwise));
  });
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
