import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { exportSource } from './account-export.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/db.ts';
import { accountFeature } from './features/account/routes.ts';
import { adminFeature } from './features/admin/routes.ts';
import { apiKeysFeature } from './features/api-keys/routes.ts';
import { authFeature } from './features/auth/routes.ts';
import { cardFilesFeature } from './features/card-files/routes.ts';
import { cardsFeature } from './features/cards/routes.ts';
import { companyFeature } from './features/company/routes.ts';
import { fillInFeature } from './features/fill-in/routes.ts';
import { linksFeature } from './features/links/routes.ts';
import { ordersFeature } from './features/orders/routes.ts';
import { refundForSupport } from './features/payments/refund-payment.ts';
import { paymentsFeature } from './features/payments/routes.ts';
import { proofsFeature } from './features/proofs/routes.ts';
import { logoAcceptor } from './features/uploads/accept-logo.ts';
import { imageReader } from './features/uploads/read-image.ts';
import { uploadsFeature } from './features/uploads/routes.ts';
import { webhooksFeature } from './features/webhooks/routes.ts';
import { serveClientErrors } from './http/client-errors.ts';
import { serveHealth } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import { maySeeMetrics, serveMetrics } from './http/metrics.ts';
import { serveDevMail } from './http/pages/dev-mail.ts';
import { serveDocs } from './http/pages/docs.ts';
import { serveSitemap } from './http/pages/sitemap.ts';
import type { WebDocuments } from './http/pages/web-documents.ts';
import { serveWeb } from './http/pages/web-files.ts';
import { readLegalTexts } from './legal/legal-texts.ts';
import { serveLegalTexts } from './legal/routes.ts';
import { guardedFetch } from './outbound/guarded-fetch.ts';
import { identityProviders } from './outbound/identity-providers.ts';
import { hasTextRecord, type ResolveTxt } from './outbound/text-records.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { serverPrinter } from './printing/print-pool.ts';
import { serveCspReports } from './security/csp-reports.ts';
import { openKeyOf } from './security/open-key.ts';
import { openLinkOf } from './security/open-link.ts';
import { relyingPartyOf } from './security/passkeys.ts';
import type { RateLimits } from './security/rate-limits.ts';
import { securityHeaders } from './security/security-headers.ts';
import { serveSecurityTxt } from './security/security-txt.ts';
import { sessionCookie } from './security/session.ts';
import { confirmationHashOf, tokenHashOf } from './security/session-cookies.ts';
import type { Services } from './services.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import { countJobs } from './store/jobs/job-counts.ts';
import { databaseReadiness } from './store/operations/readiness.ts';
import { adminLists, openStores } from './store/stores.ts';
import type { Tracing } from './tracing/tracing.ts';
import { createTally } from './usage-metrics/tally.ts';
import { serveUsageEvents } from './usage-metrics/usage-events.ts';

const mailsWait =
  'Mails wait for longer than ten minutes: the mail server, MAIL_URL, does not take them. They are kept until it does.';

export type AppDeps = {
  config: Config;
  db: Database;
  /** For reads that may be a second old. */
  replica?: Database | null;
  log: FastifyBaseLogger;
  /** The lines of the log that nobody got. */
  lostLogLines?: () => number;
  limits: RateLimits;
  objects: ObjectStore;
  provider: PaymentProvider;
  now: () => Date;
  /** Asks the DNS; without it the name servers of this machine. */
  resolveTxt?: ResolveTxt;
  /** Null where traces are off. */
  tracing?: Pick<Tracing, 'traceRequests'> | null;
  /** The built web, if this process serves it. */
  web?: { dir: string; documents: WebDocuments };
};

export type ApiServer = FastifyInstance & {
  startDraining: () => Promise<void>;
  untilReady: () => Promise<void>;
};

/** The whole server, ready to listen. A plugin inherits only the hooks added before it, so the order matters. */
export async function buildApp(deps: AppDeps): Promise<ApiServer> {
  const { config, db, replica = null, log, limits, objects, provider, now, web } = deps;
  const { publicOrigin, trustedProxies, securityContact: contact } = config;
  const cookie = sessionCookie(config.isHttps);
  const { isAdminFactorRequired } = config;
  const stores = openStores(db, {
    isAdminFactorRequired,
    books: config.books,
    givenPlan: config.givenPlan,
  });
  const redirectUri = `${publicOrigin}/sso`;
  const { outbound } = config;
  const providers = identityProviders({
    ...outbound,
    fetch: (address, { body, ...init }) =>
      guardedFetch(address, { ...init, body: body instanceof URLSearchParams ? body : null }, outbound),
    redirectUri,
    now,
  });

  const app = await createHttpServer({
    log,
    trustedProxies,
    publicOrigin,
    headers: securityHeaders({
      scriptHashes: web?.documents.inlineScriptHashes ?? [],
      isHttps: config.isHttps,
      uploadOrigin: objects.uploadOrigin,
      offering: config.offering,
      simulatorOrigin: config.payments?.simulatorOrigin ?? null,
    }),
    findSessionUser: async (request, companyId = null) => {
      const tokenHash = tokenHashOf(request, cookie);
      if (!tokenHash) return null;
      return stores.sessions.find(tokenHash, confirmationHashOf(request, cookie), companyId);
    },
    findLink: openLinkOf({ shareLinks: stores.shareLinks, limits, now }),
    findKeyUser: openKeyOf({ apiKeys: stores.apiKeys, limits }),
    keyRequests: stores.keyRequests,
  });

  deps.tracing?.traceRequests(app);
  const metrics = serveMetrics(app, config.metricsToken, db.$client, {
    unfulfilled: stores.inbox.countUnfulfilled,
    // Where mail is off, mails are kept for a node that sends them.
    overdueMails: config.mail ? stores.outbox.countOverdue : async () => 0,
    jobs: () => countJobs(db),
    lostLogLines: deps.lostLogLines ?? (() => 0),
    storageFailures: objects.failures,
  });
  await serveClientErrors(app, { limits, metrics });
  const tally = createTally(stores.usageMetrics.add, (error) =>
    log.warn({ err: error }, 'counts not written'),
  );
  const { count } = tally;
  app.addHook('onClose', tally.flush);
  await serveUsageEvents(app, { limits, count, isUseCounted: config.isUseCounted });
  await serveCspReports(app, { limits, metrics, ownOrigin: publicOrigin });
  const { startDraining, untilReady } = serveHealth(app, {
    check: await databaseReadiness(db),
    otherProblems: {
      storage: objects.problem,
      redis: async () => limits.problem(),
      mail: async () => (config.mail && (await stores.outbox.countOverdue()) > 0 ? mailsWait : null),
    },
    maySeeProblems: (request) => maySeeMetrics(request, config.metricsToken),
  });
  serveSecurityTxt(app, { contact, publicOrigin, now });
  serveSitemap(app, publicOrigin, config.offering);
  await serveDocs(app, { origin: publicOrigin, areFilesOn: config.areFilesOn, webDir: web?.dir });
  serveLegalTexts(app, await readLegalTexts(config.legal));
  if (config.mail?.catcherOrigin) serveDevMail(app, config.mail.catcherOrigin);

  const services: Services = {
    ...stores,
    objects,
    printer: serverPrinter,
    provider,
    providers,
    limits,
    log,
    count,
    cookie,
    now,
    outbound: config.outbound,
    offering: config.offering,
    givenPlan: config.givenPlan,
    registration: config.registration,
    isMailOn: config.mail !== null,
    areFilesOn: config.areFilesOn,
    isAdminFactorRequired,
    publicOrigin,
    timeZone: config.books.timeZone,
  };
  const withFactors = { ...services, party: relyingPartyOf(publicOrigin) };
  const readImage = imageReader(services);
  await app.register(authFeature, withFactors);
  await app.register(cardsFeature, { ...services, acceptLogo: logoAcceptor(services) });
  await app.register(uploadsFeature, services);
  await app.register(adminFeature, {
    ...withFactors,
    lists: {
      primary: adminLists(db, services.timeZone),
      replica: replica && adminLists(replica, services.timeZone),
    },
    refund: (payer, paymentId, logReason) => refundForSupport(services, payer, paymentId, logReason),
  });
  await app.register(paymentsFeature, services);
  await app.register(accountFeature, { ...withFactors, source: exportSource(services) });
  await app.register(companyFeature, {
    ...withFactors,
    hasTextRecord: (name, value) => hasTextRecord(name, value, deps.resolveTxt),
    redirectUri,
  });
  await app.register(apiKeysFeature, withFactors);
  await app.register(webhooksFeature, services);
  await app.register(linksFeature, services);
  await app.register(fillInFeature, { ...services, readImage });
  await app.register(cardFilesFeature, services);
  await app.register(proofsFeature, { ...services, readImage });
  await app.register(ordersFeature, { ...services, readImage });
  if (web) await serveWeb(app, web.dir, web.documents);
  return Object.assign(app, { startDraining, untilReady });
}
