import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '#domain/errors.ts';
import { authRoutes } from './features/auth/routes.ts';
import { cardRoutes } from './features/cards/routes.ts';
import { acceptLogo } from './features/uploads/accept-logo.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import type { Config } from './platform/config.ts';
import { isCrossSite } from './platform/cross-site.ts';
import { serveCspReports } from './platform/csp-reports.ts';
import type { Database } from './platform/db.ts';
import { serveDocs } from './platform/docs.ts';
import { answerError, answerNotFound } from './platform/error-answers.ts';
import { serveHealth } from './platform/health.ts';
import { serveMetrics } from './platform/metrics.ts';
import type { ObjectStore } from './platform/object-storage.ts';
import type { RateLimits } from './platform/rate-limits.ts';
import { logController, logRequests } from './platform/request-log.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { hashSessionToken, sessionCookie } from './platform/session.ts';
import { serveWeb, type WebPage } from './platform/web-files.ts';
import { cardStore } from './store/cards.ts';
import { pendingMigrations, readMigrations } from './store/migrate.ts';
import { sessionStore } from './store/sessions.ts';
import { tryToWrite } from './store/try-to-write.ts';
import { uploadStore } from './store/uploads.ts';
import { userStore } from './store/users.ts';

export type AppDeps = {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  limits: RateLimits;
  objects: ObjectStore;
  now: () => Date;
  /** The built web, where this process serves it. */
  web?: { dir: string; page: WebPage };
};

export type App = FastifyInstance & { startDraining: () => void };

/** The whole server, ready to listen: what holds for every request first, then the features. */
export async function buildApp({ config, db, log, limits, objects, now, web }: AppDeps): Promise<App> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    bodyLimit: 262_144,
    // Ten megabytes over a slow line take their time.
    requestTimeout: 60_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.removeContentTypeParser('text/plain');

  logRequests(app);
  await app.register(fastifyCookie);

  const headers = securityHeaders({
    scriptHashes: web?.page.inlineScriptHashes ?? [],
    isHttps: config.isHttps,
    uploadOrigin: objects.uploadOrigin,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done(isCrossSite(request, config.publicOrigin) ? new Refusal('CROSS_SITE') : undefined);
  });

  const sessions = sessionStore(db);
  const cookie = sessionCookie(config.isHttps);
  app.decorateRequest('person', null);
  app.decorate('personOf', async ({ cookies }) => {
    const token = cookies[cookie.name];
    return token ? sessions.find(hashSessionToken(token)) : null;
  });

  const metrics = serveMetrics(app, config.metricsToken, db.$client);
  await serveCspReports(app, { limits, metrics, ownOrigin: config.publicOrigin });
  const migrations = await readMigrations();
  const { startDraining } = serveHealth(app, async () => {
    await tryToWrite(db);
    return (await pendingMigrations(db, migrations)).length === 0;
  });
  await serveDocs(app, config.publicOrigin);
  await app.register(async (api) => authRoutes(api, { users: userStore(db), sessions, limits, cookie, now }));
  const uploads = uploadStore(db);
  await app.register(async (api) =>
    cardRoutes(api, {
      cards: cardStore(db),
      acceptLogo: (userId, id) => acceptLogo({ uploads, objects }, { userId, id }),
    }),
  );
  await app.register(async (api) =>
    uploadRoutes(api, { uploads, objects, limits, publicOrigin: config.publicOrigin }),
  );
  if (web) await serveWeb(app, web.dir, web.page);
  return Object.assign(app, { startDraining });
}
