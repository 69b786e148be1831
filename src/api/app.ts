import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '#contract/errors.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/db.ts';
import { accountRoutes } from './features/account/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { presentCard } from './features/cards/present-card.ts';
import { cardRoutes } from './features/cards/routes.ts';
import { presentPayment } from './features/payments/present-payment.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { acceptLogo } from './features/uploads/accept-logo.ts';
import { logoKey } from './features/uploads/logo-keys.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { serveClientErrors } from './http/client-errors.ts';
import { serveDocs } from './http/docs.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { logController, logRequests } from './http/request-log.ts';
import type { WebDocuments } from './http/web-documents.ts';
import { serveWeb } from './http/web-files.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { isCrossSite } from './security/cross-site.ts';
import { serveCspReports } from './security/csp-reports.ts';
import type { RateLimits } from './security/rate-limits.ts';
import { securityHeaders } from './security/security-headers.ts';
import { serveSecurityTxt } from './security/security-txt.ts';
import { sessionCookie } from './security/session.ts';
import { tokenHashOf } from './security/session-cookies.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import { auditStore } from './store/audit-log.ts';
import { cardStore } from './store/cards/cards.ts';
import { uploadStore } from './store/cards/uploads.ts';
import { checkWritable } from './store/operations/check-writable.ts';
import { pendingMigrations, readMigrations } from './store/operations/migrate.ts';
import { paymentStore } from './store/payments/payments.ts';
import { planGrantsOf } from './store/payments/plan-grants.ts';
import { webhookInbox } from './store/payments/webhook-inbox.ts';
import { impersonations } from './store/sessions/impersonations.ts';
import { sessionStore } from './store/sessions/sessions.ts';
import { accountDeletions } from './store/users/account-deletions.ts';
import { userChanges } from './store/users/user-changes.ts';
import { userList } from './store/users/user-list.ts';
import { userStore } from './store/users/users.ts';

export type AppDeps = {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  limits: RateLimits;
  objects: ObjectStore;
  provider: PaymentProvider;
  now: () => Date;
  /** The built web, where this process serves it. */
  web?: { dir: string; documents: WebDocuments };
};

export type App = FastifyInstance & { startDraining: () => Promise<void> };

/** Ten megabytes over a slow line take their time. Database, bucket and provider are waited for less long. */
export const longestRequestMs = 60_000;

/** The whole server, ready to listen: what holds for every request first, then the features. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, log, limits, objects, provider, now, web } = deps;
  const headers = securityHeaders({
    scriptHashes: web?.documents.inlineScriptHashes ?? [],
    isHttps: config.isHttps,
    uploadOrigin: objects.uploadOrigin,
    simulatorOrigin: config.payments?.simulatorOrigin ?? null,
  });
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    bodyLimit: 262_144,
    requestTimeout: longestRequestMs,
    // An address that cannot be read reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      handleError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.removeContentTypeParser('text/plain');

  logRequests(app);
  await app.register(fastifyCookie);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // A signature says who sent it better than any header.
    const isRefused = !request.routeOptions.config.isSigned && isCrossSite(request, config.publicOrigin);
    done(isRefused ? new Refusal('CROSS_SITE') : undefined);
  });

  const sessions = sessionStore(db);
  const cookie = sessionCookie(config.isHttps);
  app.decorateRequest('person', null);
  app.decorate('personOf', async (request) => {
    const tokenHash = tokenHashOf(request, cookie);
    return tokenHash ? sessions.find(tokenHash) : null;
  });

  const inbox = webhookInbox(db);
  const metrics = serveMetrics(app, config.metricsToken, db.$client, inbox.countUnfulfilled);
  await serveClientErrors(app, { limits, metrics });
  await serveCspReports(app, { limits, metrics, ownOrigin: config.publicOrigin });
  const migrations = await readMigrations();
  const { startDraining } = serveHealth(app, async () => {
    await checkWritable(db);
    return (await pendingMigrations(db, migrations)).length === 0;
  });
  const { publicOrigin, securityContact: contact } = config;
  serveSecurityTxt(app, { contact, publicOrigin, now });
  await serveDocs(app, config.publicOrigin);
  const users = userStore(db);
  await app.register(async (api) => authRoutes(api, { users, sessions, limits, cookie, now }));
  const uploads = uploadStore(db);
  const cards = cardStore(db);
  await app.register(async (api) =>
    cardRoutes(api, {
      cards,
      acceptLogo: (logo, asker) => acceptLogo({ uploads, objects, limits }, logo, asker),
      limits,
    }),
  );
  await app.register(async (api) =>
    uploadRoutes(api, { uploads, objects, limits, publicOrigin: config.publicOrigin }),
  );
  await app.register(async (api) =>
    adminRoutes(api, {
      list: userList(db),
      changes: userChanges(db),
      users,
      grantsOf: (userId) => planGrantsOf(db, userId),
      impersonations: impersonations(db),
      audit: auditStore(db),
      sessions,
      limits,
      cookie,
      now,
    }),
  );
  const payments = paymentStore(db);
  await app.register(async (api) => paymentRoutes(api, { provider, payments, inbox, users, limits, now }));
  await app.register(async (api) =>
    accountRoutes(api, {
      users,
      accountDeletions: accountDeletions(db),
      exportedData: {
        paymentsOf: async (userId) =>
          (await payments.list(userId)).map((payment) => presentPayment(payment, now())),
        cardsOf: async function* (userId) {
          for await (const card of cards.all(userId)) yield presentCard(card);
        },
        binOf: async function* (userId) {
          for await (const { deletedAt, ...card } of cards.binned(userId))
            yield { ...presentCard(card), deletedAt: deletedAt.toISOString() };
        },
        logosOf: (userId) => uploads.accepted(userId),
        readLogo: (key) => objects.read(logoKey(key)),
      },
      limits,
      cookie,
      now,
    }),
  );
  if (web) await serveWeb(app, web.dir, web.documents);
  return Object.assign(app, { startDraining });
}
