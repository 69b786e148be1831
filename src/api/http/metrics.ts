import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '#contract/errors.ts';
import type { JobCounts } from '../jobs/job-runner.ts';

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

/** Serves /metrics: with the token if one is set, else only to this machine. Returns the registry for further metrics. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  pool: Pool,
  counts: {
    unfulfilled: () => Promise<number>;
    overdueMails: () => Promise<number>;
    jobs: () => Promise<JobCounts[]>;
    lostLogLines: () => number;
    storageFailures: () => ReadonlyMap<string, number>;
  },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool and requests waiting for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited-for' }, pool.waitingCount);
    },
  });

  new Gauge({
    name: 'paid_but_unfulfilled',
    help: 'Payments that the provider has the money of and nobody got anything for: anything but 0 for long is an alarm',
    registers: [registry],
    async collect() {
      this.set(await counts.unfulfilled());
    },
  });
  new Gauge({
    name: 'mails_overdue',
    help: 'Mails that wait for longer than ten minutes: anything but 0 for long means that the mail server is away or refuses us',
    registers: [registry],
    async collect() {
      this.set(await counts.overdueMails());
    },
  });

  new Gauge({
    name: 'log_lines_lost',
    help: 'Lines of the log that were lost since the start, because the reader of standard output was too slow or away',
    registers: [registry],
    collect() {
      this.set(counts.lostLogLines());
    },
  });

  new Gauge({
    name: 'storage_failures',
    help: 'Calls of the storage of logos that failed since the start, by the cause: ENOSPC is a full disk, EACCES a folder without rights',
    labelNames: ['cause'] as const,
    registers: [registry],
    collect() {
      for (const [cause, count] of counts.storageFailures()) this.set({ cause }, count);
    },
  });

  countWaitingJobs(registry, counts.jobs);

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!maySeeMetrics(request, token)) throw new Refusal('NOT_FOUND');
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}

function countWaitingJobs(registry: Registry, count: () => Promise<JobCounts[]>): void {
  // Both gauges are collected at the same time: one query serves them.
  let counting: Promise<JobCounts[]> | null = null;
  const read = () => {
    counting ??= count().finally(() => {
      counting = null;
    });
    return counting;
  };
  new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done: waiting, running, failing and waiting for another attempt, or failed for good',
    labelNames: ['task', 'state'] as const,
    registers: [registry],
    async collect() {
      const counted = await read();
      this.reset();
      for (const { task, oldestSeconds: _, ...states } of counted)
        for (const [state, count] of Object.entries(states)) this.set({ task, state }, count);
    },
  });
  new Gauge({
    name: 'job_oldest_waiting_seconds',
    help: 'How long the oldest job of a task that is due has waited',
    labelNames: ['task'] as const,
    registers: [registry],
    async collect() {
      const counted = await read();
      this.reset();
      for (const { task, oldestSeconds } of counted) this.set({ task }, oldestSeconds);
    },
  });
}

/** Whether a request may see what only the operator should: with the token if one is set, else from this machine. */
export function maySeeMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isEqual(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
