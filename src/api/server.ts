import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { release } from '#contract/release.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, readUnknownSettings } from './config/config.ts';
import { pagePayments } from './config/payment-settings.ts';
import { isDatabaseUnavailable, openDatabase } from './database/db.ts';
import { requestTimeoutMs } from './http/http-server.ts';
import { openLog } from './http/log.ts';
import { readWebDocuments, type Site } from './http/pages/web-documents.ts';
import { startJobRunner, startTaskRunner } from './jobs/job-runner.ts';
import { joinInstallation } from './join-installation.ts';
import { readLegalTexts, termsAsText } from './legal/legal-texts.ts';
import { openMailTransport } from './mail/mail-transport.ts';
import { isKeyRefused, openPaymentProvider, type PaymentProvider } from './payments/payment-provider.ts';
import { runnableTasks } from './runnable-tasks.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { warmUpPasswordHashing } from './security/hash-password.ts';
import { createRateLimits } from './security/rate-limits.ts';
import { openObjectStore } from './storage/open-object-store.ts';

/** How long a running job may take after the last response. */
const lastJobMs = 20_000;
/** How long to wait for a balancer to see that the node drains; the drain time starts after that. */
const readinessCheckMs = 5000;

await start().catch(refuse);

function refuse(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig();
  const { log, lostLines: lostLogLines } = openLog(config.logLevel);
  for (const problem of readUnknownSettings()) log.warn(problem);
  ignoreLostConnections(log);
  // Node warns there; without a reader that would end the process.
  process.stderr.on('error', () => undefined);
  const warn = (what: string) => (error: Error) => log.warn({ err: error }, what);
  const db = openDatabase(config.database, warn('database connection lost'));
  const replica = config.replica && openDatabase(config.replica, warn('connection to the replica lost'));
  const limits = createRateLimits(config.redisUrl, warn('redis connection lost'), {
    savesByUser: config.savesPerHour,
  });
  // Not loaded at all where traces are off.
  const tracing = config.tracesUrl
    ? (await import('./tracing/tracing.ts')).startTracing(config.tracesUrl)
    : null;
  const traced = <Service extends object>(name: string, service: Service) =>
    tracing?.traceCalls(name, service) ?? service;
  tracing?.traceDatabase(db);
  const objects = traced('storage', await openObjectStore(config.storage, config.publicOrigin));
  const provider = traced('payments', openPaymentProvider(config.payments));
  const now = () => new Date();
  // In dist/ the web is beside the API; in development Vite serves it.
  const web =
    config.environment === 'development'
      ? {}
      : {
          web: await readWeb({
            origin: config.publicOrigin,
            maker: config.maker,
            offering: config.offering,
            registration: config.registration,
            payments: pagePayments(config.payments),
            isMailOn: config.mail !== null,
            isUseCounted: config.isUseCounted,
          }),
        };

  const services = { db, replica, limits, objects, provider, now, tracing };
  const app = await buildApp({ config, log, lostLogLines, ...services, ...web });
  const requests = runningRequests(app.server);
  await warmUpPasswordHashing();
  // Others are reached from this machine only. A database that is away or not migrated does not keep a node from starting.
  const joining = async () => config.environment === 'production' && joinInstallation(db, config);
  const isJoined = await joining().then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConfigError) throw error;
      return false;
    },
  );
  await app.listen({ host: config.host, port: config.port });
  const mail = config.mail && {
    transport: openMailTransport(config.mail.url),
    from: config.mail.from,
    publicOrigin: config.publicOrigin,
    terms: termsAsText(await readLegalTexts(config.legal)),
  };
  const scheduled = scheduledJobs({ db, objects, provider, books: config.books, mail, log, now });
  const runners = [
    startJobRunner(config.directDatabaseUrl, scheduled, log),
    ...runnableTasks({
      db,
      objects,
      isMailOn: mail !== null,
      outbound: config.outbound,
      log,
      now,
    }).map((task) => startTaskRunner(config.directDatabaseUrl, task, log)),
  ];
  const storage = config.storage.kind === 'disk' ? resolve(config.storage.folder) : 'bucket';
  const facts = { release, storage, simulator: config.payments?.simulatorOrigin };
  void app
    .untilReady()
    .then(() => (isJoined ? undefined : joining()))
    .then(() => log.info(facts, 'ready'), refuse);

  if (config.payments) void reportRefusedKey(provider, log);

  const shutDown = async () => {
    const noticed = app.startDraining();
    const timeoutMs = readinessCheckMs + config.drainMs + requestTimeoutMs + lastJobMs;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    if (config.drainMs > 0) await Promise.race([noticed, wait(readinessCheckMs, undefined, { ref: false })]);
    await wait(config.drainMs);
    const closing = app.close();
    await Promise.race([requests.ended(), wait(requestTimeoutMs, undefined, { ref: false })]);
    // close() would wait for idle connections, which a browser may hold open.
    app.server.closeAllConnections();
    await closing;
    await Promise.all(runners.map((runner) => runner.stop()));
    mail?.transport.close();
    limits.close();
    await db.$client.end();
    await replica?.$client.end();
    await tracing?.stop();
  };
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());
}

/** A library may leave a rejected promise unhandled when a connection breaks; that must not end the process. */
function ignoreLostConnections(log: FastifyBaseLogger): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, 'unhandled loss of a connection');
  });
}

/** Says at the start that the provider refuses the key. Payments fail then; everything else works. */
async function reportRefusedKey(provider: PaymentProvider, log: FastifyBaseLogger): Promise<void> {
  const before = new Date();
  await provider.listEvents({ since: before, before, after: null }).catch((error: unknown) => {
    if (isKeyRefused(error))
      log.error(
        'The payment provider refuses STRIPE_SECRET_KEY. Write the secret key of its dashboard, and start again',
      );
  });
}

async function readWeb(site: Site) {
  const dir = join(import.meta.dirname, '../web');
  return { dir, documents: await readWebDocuments(dir, site) };
}

/** Tracks the requests of a server whose response is not finished. */
function runningRequests(server: Server): { ended: () => Promise<void> } {
  const running = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return {
    /** Resolves when every response is sent or its client has disconnected. */
    ended: async () => {
      for (const response of running) await once(response, 'close').catch(() => undefined);
    },
  };
}
