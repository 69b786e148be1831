import type { CallResult } from '#contract/endpoints.ts';
import type { ExportSource } from './features/account/export-account.ts';
import { serializeDesign, serializeVersion } from './features/cards/designs/serialize-design.ts';
import { serializeCard } from './features/cards/serialize-card.ts';
import { serializeOrder } from './features/orders/serialize-order.ts';
import { withApprovals } from './features/orders/with-approvals.ts';
import { serializePayment } from './features/payments/serialize-payment.ts';
import { serializeDelivery } from './features/webhooks/serialize-delivery.ts';
import { serializeShareLink } from './http/serialize/serialize-share-link.ts';
import type { Needs } from './services.ts';
import { logoKey, printedFileKey } from './storage/object-keys.ts';
import type { CardRow } from './store/cards/read-row.ts';

type Deps = Needs<
  | 'apiKeys'
  | 'billing'
  | 'cards'
  | 'companies'
  | 'companyLog'
  | 'designs'
  | 'webhooks'
  | 'exportedProofs'
  | 'orders'
  | 'payments'
  | 'shareLinks'
  | 'ssoSettings'
  | 'submissions'
  | 'support'
  | 'uploads'
  | 'objects.read'
  | 'now'
>;

/** What the export of an account reads from the other features, as their calls return it. */
export function exportSource({
  apiKeys,
  billing,
  cards,
  companies,
  companyLog,
  designs,
  webhooks,
  exportedProofs,
  orders,
  payments,
  shareLinks,
  ssoSettings,
  submissions,
  support,
  uploads,
  objects,
  now,
}: Deps): ExportSource {
  return {
    billingOf: billing.find,
    paymentsOf: async (accountId) =>
      (await payments.list(accountId)).map((payment) => serializePayment(payment, now())),
    notesOf: async (userId) => support.notesOf(userId),
    designsOf: async function* (accountId) {
      for (const design of await designs.list(accountId)) {
        const versions = await designs.versions(accountId, design.id);
        const people = await designs.listedPeople(accountId, design.id);
        yield { ...serializeDesign(design), formerVersions: versions.map(serializeVersion), people };
      }
    },
    cardsOf: async function* (accountId) {
      for await (const card of cards.all(accountId)) yield exportedCard(card);
    },
    binOf: async function* (accountId) {
      for await (const { deletedAt, ...card } of cards.binned(accountId))
        yield { ...exportedCard(card), deletedAt };
    },
    linksOf: async (accountId) => (await shareLinks.list(accountId)).map(serializeShareLink),
    keysOf: async (accountId) => apiKeys.list(accountId),
    submissionsOf: async (accountId) =>
      (await submissions.listWaiting(accountId)).map(({ id, designId, cardId, content, sentAt }) => ({
        id,
        designId,
        cardId,
        ...content,
        sentAt,
      })),
    eventsOf: async (accountId) => ({
      endpoints: await webhooks.list(accountId),
      deliveries: (await webhooks.deliveries(accountId)).map(serializeDelivery),
    }),
    proofsOf: exportedProofs,
    readProofFile: (snapshotId) => objects.read(printedFileKey(snapshotId)),
    membersOf: (companyId) => companies.members(companyId),
    singleSignOnOf: async (companyId) => {
      const { connection, isOnly, domains } = await ssoSettings.find(companyId);
      const { issuer = null, clientId = null } = connection ?? {};
      return { issuer, clientId, isOnly, domains: domains.map(({ token: _, ...domain }) => domain) };
    },
    logOf: async function* (companyId) {
      for await (const page of companyLog.all(companyId)) yield* page;
    },
    ordersOf: async function* (accountId) {
      for await (const order of orders.all(accountId))
        yield serializeOrder(await withApprovals({ cards, orders }, order));
    },
    logosOf: (accountId) => uploads.accepted(accountId),
    readLogo: (id) => objects.read(logoKey(id)),
  };
}

/** A card that this release cannot read is exported as it is stored. */
function exportedCard(card: CardRow): CallResult<'readCard'> & { stored?: unknown } {
  return { ...serializeCard(card), ...('stored' in card && { stored: card.stored }) };
}
