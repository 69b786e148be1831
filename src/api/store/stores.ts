import type { Books } from '#domain/invoice/invoice.ts';
import type { Entitlement } from '#domain/payment/entitlement.ts';
import type { Database } from '../database/db.ts';
import { apiKeyStore } from './api-keys/api-keys.ts';
import { keyRequestStore } from './api-keys/key-requests.ts';
import { auditStore } from './audit-log.ts';
import { cardFileStore } from './cards/card-files.ts';
import { cardStore } from './cards/cards.ts';
import { uploadStore } from './cards/uploads.ts';
import { companyStore } from './companies/companies.ts';
import { companyDeletions } from './companies/company-deletions.ts';
import { companyList } from './companies/company-list.ts';
import { invitationStore } from './companies/invitations.ts';
import { joinRequests } from './companies/join-requests.ts';
import { ssoSettingsStore } from './companies/sso-settings.ts';
import { designStore } from './designs/designs.ts';
import { shareLinkStore } from './links/share-links.ts';
import { submissionStore } from './links/submissions.ts';
import { syncedPeopleStore } from './links/synced-people.ts';
import { mailOutbox } from './mail/outbox.ts';
import { orderStore } from './orders/orders.ts';
import { shopOrderStore } from './orders/shop-orders.ts';
import { billingStore } from './payments/billing.ts';
import { paymentStore } from './payments/payments.ts';
import { planGrantsOf } from './payments/plan-grants.ts';
import { webhookInbox } from './payments/webhook-inbox.ts';
import { exportedProofs } from './proofs/exported-proofs.ts';
import { proofStore } from './proofs/proofs.ts';
import { snapshotStore } from './proofs/snapshots.ts';
import { factorChallengeStore } from './sessions/factor-challenges.ts';
import { impersonations } from './sessions/impersonations.ts';
import { sessionList } from './sessions/session-list.ts';
import { sessionStore } from './sessions/sessions.ts';
import { signIns } from './sessions/sign-ins.ts';
import { ssoSignIns } from './sessions/sso-sign-ins.ts';
import { companyLogStore } from './shared/company-log.ts';
import { ssoIdentityStore } from './shared/sso-identities.ts';
import { usageMetricsStore } from './shared/usage-metrics.ts';
import { supportStore } from './support/support.ts';
import { overviewReader } from './usage-metrics/read-overview.ts';
import { accountDeletions } from './users/account-deletions.ts';
import { emailTokenStore } from './users/email-tokens.ts';
import { lastAccountStore } from './users/last-account.ts';
import { secondFactorStore } from './users/second-factors.ts';
import { userChanges } from './users/user-changes.ts';
import { userList } from './users/user-list.ts';
import { userStore } from './users/users.ts';
import { webhookStore } from './webhooks/webhooks.ts';

export type Stores = ReturnType<typeof openStores>;

type StoreOptions = { isAdminFactorRequired: boolean; books: Books; givenPlan: Entitlement | null };

/** The stores of one database, for the features to pick from. */
export function openStores(db: Database, options: StoreOptions) {
  const { givenPlan } = options;
  return {
    users: userStore(db, givenPlan),
    lastAccounts: lastAccountStore(db),
    usageMetrics: usageMetricsStore(db, options.books.timeZone),
    userChanges: userChanges(db),
    accountDeletions: accountDeletions(db),
    sessions: sessionStore(db, options),
    sessionList: sessionList(db),
    signIns: signIns(db),
    factors: secondFactorStore(db),
    challenges: factorChallengeStore(db),
    impersonations: impersonations(db),
    cards: cardStore(db),
    cardFiles: cardFileStore(db),
    designs: designStore(db),
    uploads: uploadStore(db),
    payments: paymentStore(db, options.books),
    billing: billingStore(db),
    inbox: webhookInbox(db),
    grantsOf: (accountId: string) => planGrantsOf(db, accountId),
    audit: auditStore(db),
    support: supportStore(db),
    outbox: mailOutbox(db),
    emailTokens: emailTokenStore(db),
    companies: companyStore(db, givenPlan),
    invitations: invitationStore(db),
    joinRequests: joinRequests(db),
    companyLog: companyLogStore(db),
    companyDeletions: companyDeletions(db),
    ssoSettings: ssoSettingsStore(db),
    ssoSignIns: ssoSignIns(db),
    ssoIdentities: ssoIdentityStore(db),
    proofs: proofStore(db),
    snapshots: snapshotStore(db),
    exportedProofs: (accountId: string) => exportedProofs(db, accountId),
    orders: orderStore(db),
    shopOrders: shopOrderStore(db),
    shareLinks: shareLinkStore(db),
    submissions: submissionStore(db),
    syncedPeople: syncedPeopleStore(db),
    apiKeys: apiKeyStore(db),
    keyRequests: keyRequestStore(db),
    webhooks: webhookStore(db),
  };
}

export type AdminLists = ReturnType<typeof adminLists>;

/** What admins read in pages. These reads may be a second old, so they can come from a replica. */
export function adminLists(db: Database, timeZone: string) {
  return {
    users: userList(db),
    companies: companyList(db),
    audit: auditStore(db),
    overview: overviewReader(db, timeZone),
  };
}
