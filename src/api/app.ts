import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { exportSource } from './account-export.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/db.ts';
import { accountFeature } from './features/account/routes.ts';
import { adminFeature } from './features/admin/routes.ts';
import { authFeature } from './features/auth/routes.ts';
import { cardFilesFeature } from './features/card-files/routes.ts';
import { cardsFeature } from './features/cards/routes.ts';
import { companyFeature } from './features/company/routes.ts';
import { eventsFeature } from './features/events/routes.ts';
import { fillInFeature } from './features/fill-in/routes.ts';
import { keysFeature } from './features/keys/routes.ts';
import { linksFeature } from './features/links/routes.ts';
import { ordersFeature } from './features/orders/routes.ts';
import { refundForSupport } from './features/payments/refund-payment.ts';
import { paymentsFeature } from './features/payments/routes.ts';
import { proofsFeature } from './features/proofs/routes.ts';
import { logoAcceptor } from './features/uploads/accept-logo.ts';
import { imageReader } from './features/uploads/read-image.ts';
import { uploadsFeature } from './features/uploads/routes.ts';
import { createTally } from './figures/tally.ts';
import { serveUseEvents } from './figures/use-events.ts';
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
import type { ObjectStore } from './storage/object-storage.ts';
import { countJobs } from './store/jobs/job-counts.ts';
import { databaseReadiness } from './store/operations/readiness.ts';
import { adminLists, openStores } from './store/stores.ts';
import type { Tracing } from './tracing/tracing.ts';

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
  const stores = openStores(db, { isAdminFactorRequired, books: config.books });
  const party = relyingPartyOf(publicOrigin);
  const redirectUri = `${publicOrigin}/sso`;
  const outbound = { allowLoopback: config.environment !== 'production' };
  const providers = identityProviders({
    ...outbound,
    fetch: (address, { body, ...init }) =>
      guardedFetch(address, { ...init, body: body instanceof URLSearchParams ? body : null }, outbound),
    redirectUri,
    now,
  });
  const { users, sessions, factors, challenges, signIns, cards, uploads, payments, inbox } = stores;

  const app = await createHttpServer({
    log,
    trustedProxies,
    publicOrigin,
    headers: securityHeaders({
      scriptHashes: web?.documents.inlineScriptHashes ?? [],
      isHttps: config.isHttps,
      uploadOrigin: objects.uploadOrigin,
      simulatorOrigin: config.payments?.simulatorOrigin ?? null,
    }),
    findSessionUser: async (request, companyId = null) => {
      const tokenHash = tokenHashOf(request, cookie);
      if (!tokenHash) return null;
      return sessions.find(tokenHash, confirmationHashOf(request, cookie), companyId);
    },
    findLink: openLinkOf({ shareLinks: stores.shareLinks, limits, now }),
    findKeyUser: openKeyOf({ apiKeys: stores.apiKeys, limits }),
    keyRequests: stores.keyRequests,
  });

  deps.tracing?.traceRequests(app);
  const metrics = serveMetrics(app, config.metricsToken, db.$client, {
    unfulfilled: inbox.countUnfulfilled,
    // Where mail is off, mails are kept for a node that sends them.
    overdueMails: config.mail ? stores.outbox.countOverdue : async () => 0,
    jobs: () => countJobs(db),
    lostLogLines: deps.lostLogLines ?? (() => 0),
    storageFailures: objects.failures,
  });
  await serveClientErrors(app, { limits, metrics });
  const tally = createTally(stores.figures.add, (error) => log.warn({ err: error }, 'counts not written'));
  const { count } = tally;
  app.addHook('onClose', tally.flush);
  await serveUseEvents(app, { limits, count, isUseCounted: config.isUseCounted });
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
  serveSitemap(app, publicOrigin);
  await serveDocs(app, { origin: publicOrigin, areFilesOn: config.areFilesOn, webDir: web?.dir });
  serveLegalTexts(app, await readLegalTexts(config.legal));
  if (config.mail?.catcherOrigin) serveDevMail(app, config.mail.catcherOrigin);

  const acceptLogo = logoAcceptor({ uploads, objects, limits });
  const isMailOn = config.mail !== null;
  const { accountLinks } = stores;
  const factorDeps = { factors, challenges, party, isAdminFactorRequired, sessions, limits, cookie, now };
  const { timeZone } = config.books;
  const { ssoSettings, ssoSignIns } = stores;
  const ssoDeps = { ssoSettings, ssoSignIns, providers };
  await app.register(authFeature, {
    ...factorDeps,
    ...ssoDeps,
    users,
    lastAccounts: stores.lastAccounts,
    signIns,
    accountLinks,
    isMailOn,
    timeZone,
  });
  await app.register(cardsFeature, { cards, designs: stores.designs, acceptLogo, limits, count });
  await app.register(uploadsFeature, { uploads, objects, limits, publicOrigin });
  await app.register(adminFeature, {
    ...factorDeps,
    users,
    lists: {
      primary: adminLists(db, timeZone),
      replica: replica && adminLists(replica, timeZone),
    },
    changes: stores.userChanges,
    grantsOf: stores.grantsOf,
    impersonations: stores.impersonations,
    support: stores.support,
    ssoSettings,
    isMailOn,
    refund: (payer, paymentId, logReason) =>
      refundForSupport({ provider, payments, log }, payer, paymentId, logReason),
    audit: stores.audit,
  });
  await app.register(paymentsFeature, {
    payments,
    billing: stores.billing,
    inbox,
    users,
    provider,
    limits,
    count,
    now,
  });
  await app.register(accountFeature, {
    ...factorDeps,
    sessionList: stores.sessionList,
    ssoIdentities: stores.ssoIdentities,
    users,
    lastAccounts: stores.lastAccounts,
    accountDeletions: stores.accountDeletions,
    isMailOn,
    source: exportSource({ ...stores, objects, now }),
  });
  const { companies, invitations, joinRequests, companyLog, companyDeletions } = stores;
  const companyStores = { companies, invitations, joinRequests, companyLog, companyDeletions };
  await app.register(companyFeature, {
    ...factorDeps,
    ...ssoDeps,
    ...companyStores,
    users,
    isMailOn,
    hasTextRecord: (name, value) => hasTextRecord(name, value, deps.resolveTxt),
    redirectUri,
  });
  await app.register(keysFeature, { ...factorDeps, apiKeys: stores.apiKeys, users });
  await app.register(eventsFeature, {
    endpoints: stores.endpoints,
    outbound: config.outbound,
    limits,
    now,
  });
  const { shareLinks } = stores;
  const readImage = imageReader({ uploads, objects });
  await app.register(linksFeature, { shareLinks, limits, now });
  await app.register(fillInFeature, {
    shareLinks,
    submissions: stores.submissions,
    people: stores.people,
    designs: stores.designs,
    cards,
    readImage,
    isMailOn,
    limits,
    count,
    now,
  });
  const { cardFiles } = stores;
  const { areFilesOn } = config;
  await app.register(cardFilesFeature, {
    cards,
    cardFiles,
    objects,
    printer: serverPrinter,
    limits,
    areFilesOn,
  });
  await app.register(proofsFeature, {
    cards,
    proofs: stores.proofs,
    snapshots: stores.snapshots,
    readImage,
    objects,
    printer: serverPrinter,
    limits,
    count,
    now,
  });
  await app.register(ordersFeature, {
    cards,
    orders: stores.orders,
    shopOrders: stores.shopOrders,
    snapshots: stores.snapshots,
    readImage,
    objects,
    printer: serverPrinter,
    isMailOn,
    limits,
    count,
    now,
  });
  if (web) await serveWeb(app, web.dir, web.documents);
  return Object.assign(app, { startDraining, untilReady });
}
