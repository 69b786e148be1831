import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AuditDetails, auditActions } from '#contract/audit.ts';
import { type CompanyLogDetails, companyActions } from '#contract/company-schemas.ts';
import { keyScopes } from '#domain/account/api-keys.ts';
import { emailTokenPurposes } from '#domain/account/email-tokens.ts';
import { languages } from '#domain/account/languages.ts';
import type { CardDocument } from '#domain/card/card-document.ts';
import type { FlatCard } from '#domain/card/flat-card.ts';
import { companyRoles } from '#domain/company/company.ts';
import type { PersonContent } from '#domain/design/company-design.ts';
import type { DesignDocument, PersonDocument, StoredListRules } from '#domain/design/design-document.ts';
import type { ListCells } from '#domain/design/list-cells.ts';
import { type InvoiceContent, invoiceKinds } from '#domain/invoice/invoice.ts';
import { shareLinkKinds } from '#domain/link/share-links.ts';
import { type Announcement, announcementReasons, audiences } from '#domain/mail/announcement.ts';
import { mailKinds } from '#domain/mail/mail.ts';
import type { MetricKind } from '#domain/metrics/metrics.ts';
import type { OrderDetails, StepRecord } from '#domain/order/order.ts';
import { proposedDetails } from '#domain/order/under-way.ts';
import { ledgerKinds } from '#domain/payment/entitlement.ts';
import type { Offering } from '#domain/payment/offering.ts';
import { paidPlans, roles } from '#domain/plan/plans.ts';
import { type AskedChange, proofStates } from '#domain/proof/proof.ts';
import type { CardSnapshot, FrozenProfile } from '#domain/proof/snapshot.ts';
import {
  deliveryFailures,
  deliveryStates,
  type EventData,
  eventTypes,
  testEventType,
  webhookFaults,
} from '#domain/webhook/events.ts';

/**
 * The tables as queries use them. The migrations create them, and a test compares the two.
 *
 * Queries are written with Drizzle: its builder, with sql`` for expressions the builder does not have. SQL text sent
 * through `$client` is for three cases only: cards and designs, whose statements change several tables at once
 * (cards/card-statements.ts, designs/design-statements.ts and what runs in their transactions), maintenance and DDL
 * (operations/), and test support (testing/).
 */

/** What a release so far has stored: a document, the flat card of version 1, or the content of a card of a company design. */
type StoredDesign = CardDocument | FlatCard | PersonDocument;

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['person', 'company'] })
    .notNull()
    .default('person'),
  role: text('role', { enum: roles }).notNull().default('free'),
  cardLimit: integer('card_limit').notNull().default(1),
  cardCount: integer('card_count').notNull().default(0),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  usernameSkeleton: text('username_skeleton').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
  passwordHash: text('password_hash').notNull(),
  isAdmin: boolean('is_admin').notNull().default(false),
  hasSecondFactor: boolean('has_second_factor').notNull().default(false),
  secondFactorSince: moment('second_factor_since'),
  language: text('language', { enum: languages }),
  lastAccountId: uuid('last_account_id'),
  deletesAt: moment('deletes_at'),
  blockedAt: moment('blocked_at'),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  name: text('name').notNull(),
  start: text('start').notNull(),
  scopes: text('scopes', { enum: keyScopes }).array().notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  lastUsedAt: moment('last_used_at'),
  makerId: uuid('maker_id'),
  heldSince: moment('held_since'),
});

export const apiKeyRequests = pgTable(
  'api_key_requests',
  {
    keyId: uuid('key_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: integer('status'),
    response: text('response'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  ({ keyId, idempotencyKey }) => [primaryKey({ columns: [keyId, idempotencyKey] })],
);

export const eventEndpoints = pgTable('event_endpoints', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdBy: uuid('created_by'),
  url: text('url').notNull(),
  types: text('types', { enum: eventTypes }).array().notNull(),
  secret: bytes('secret').notNull(),
  previousSecret: bytes('previous_secret'),
  rotatedAt: moment('rotated_at'),
  isOn: boolean('is_on').notNull().default(true),
  fault: text('fault', { enum: webhookFaults }),
  failingSince: moment('failing_since'),
  failures: integer('failures').notNull().default(0),
  retryAt: moment('retry_at').notNull().default(sql`now()`),
  answeredMs: integer('answered_ms'),
  lease: uuid('lease'),
  leasedUntil: moment('leased_until'),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const events = pgTable('events', {
  id: uuid('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  type: text('type', { enum: [...eventTypes, testEventType] }).notNull(),
  data: jsonb('data').$type<EventData>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const eventSubjects = pgTable(
  'event_subjects',
  { subjectId: uuid('subject_id').notNull(), eventId: uuid('event_id').notNull() },
  (table) => [primaryKey({ columns: [table.subjectId, table.eventId] })],
);

export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    triedAt: moment('tried_at'),
    status: integer('status'),
    failure: text('failure', { enum: deliveryFailures }),
    durationMs: integer('duration_ms'),
  },
  (table) => [primaryKey({ columns: [table.endpointId, table.eventId] })],
);

export const companies = pgTable('companies', {
  accountId: uuid('account_id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  isSsoOnly: boolean('is_sso_only').notNull().default(false),
  ssoOnlySince: moment('sso_only_since'),
  deletesAt: moment('deletes_at'),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const companyMembers = pgTable(
  'company_members',
  {
    accountId: uuid('account_id').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role', { enum: companyRoles }).notNull(),
    since: moment('since').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] })],
);

export const companyInvitations = pgTable('company_invitations', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  role: text('role', { enum: companyRoles }).notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  expiresAt: moment('expires_at').notNull(),
});

export const companyInvitationLinks = pgTable('company_invitation_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  invitationId: uuid('invitation_id').notNull(),
});

export const companyLog = pgTable('company_log', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  at: moment('at').notNull().default(sql`now()`),
  actorId: uuid('actor_id'),
  actorName: text('actor_name'),
  action: text('action', { enum: companyActions }).notNull(),
  details: jsonb('details').$type<CompanyLogDetails>().notNull().default({}),
});

export const ssoConnections = pgTable('sso_connections', {
  accountId: uuid('account_id').primaryKey(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret').notNull(),
  testedAt: moment('tested_at'),
  changedAt: moment('changed_at').notNull().default(sql`now()`),
});

export const ssoDomains = pgTable(
  'sso_domains',
  {
    accountId: uuid('account_id').notNull(),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    provedAt: moment('proved_at'),
    provedBy: text('proved_by', { enum: ['dns', 'operator'] }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.domain] })],
);

export const ssoIdentities = pgTable(
  'sso_identities',
  {
    accountId: uuid('account_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.issuer, table.subject] })],
);

export const ssoRequests = pgTable('sso_requests', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  askedAt: moment('asked_at').notNull().default(sql`now()`),
  refusedAt: moment('refused_at'),
});

export const ssoFlows = pgTable('sso_flows', {
  tokenHash: bytes('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  userId: uuid('user_id'),
  isTest: boolean('is_test').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  verifier: text('verifier').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytes('token_hash').primaryKey(),
  actorId: uuid('actor_id').notNull(),
  subjectId: uuid('subject_id').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  expiresAt: moment('expires_at').notNull(),
  signedInAt: moment('signed_in_at').notNull().default(sql`now()`),
  confirmedAt: moment('confirmed_at'),
  lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
  device: text('device'),
  network: text('network'),
  confirmationHash: bytes('confirmation_hash'),
  ssoAccountId: uuid('sso_account_id'),
});

export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid('user_id').primaryKey(),
  secret: bytes('secret').notNull(),
  confirmedAt: moment('confirmed_at').notNull().default(sql`now()`),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  lastUsedAt: moment('last_used_at'),
});

export const backupCodes = pgTable(
  'backup_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const pendingSignIns = pgTable('pending_sign_ins', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ssoAccountId: uuid('sso_account_id'),
});

export const factorChallenges = pgTable('factor_challenges', {
  purpose: text('purpose', { enum: ['add', 'log_in', 'confirm'] }).notNull(),
  sessionHash: bytes('session_hash'),
  signInHash: bytes('sign_in_hash'),
  challenge: text('challenge').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const totpProposals = pgTable('totp_proposals', {
  sessionHash: bytes('session_hash').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    deviceHash: bytes('device_hash').notNull(),
    seenAt: moment('seen_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const cards = pgTable(
  'cards',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    design: jsonb('design').$type<StoredDesign>().notNull(),
    version: integer('version').notNull().default(1),
    logoId: uuid('logo_id'),
    darkLogoId: uuid('dark_logo_id'),
    pictureId: uuid('picture_id'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const uploads = pgTable(
  'uploads',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    state: text('state', { enum: ['requested', 'accepted', 'refused'] })
      .notNull()
      .default('requested'),
    contentType: text('content_type', { enum: ['image/png', 'image/jpeg', 'image/svg+xml'] }),
    byteSize: integer('byte_size'),
    refusal: text('refusal', { enum: ['LOGO_NOT_AN_IMAGE', 'LOGO_TOO_LARGE'] }),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    unusedSince: moment('unused_since').default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const binnedCards = pgTable(
  'binned_cards',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    design: jsonb('design').$type<StoredDesign>().notNull(),
    version: integer('version').notNull(),
    logoId: uuid('logo_id'),
    darkLogoId: uuid('dark_logo_id'),
    pictureId: uuid('picture_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const companyDesigns = pgTable(
  'company_designs',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    design: jsonb('design').$type<DesignDocument>().notNull(),
    version: integer('version').notNull().default(1),
    logoId: uuid('logo_id'),
    darkLogoId: uuid('dark_logo_id'),
    pictureId: uuid('picture_id'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    listRules: jsonb('list_rules').$type<StoredListRules>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const designVersions = pgTable(
  'design_versions',
  {
    accountId: uuid('account_id').notNull(),
    designId: uuid('design_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    design: jsonb('design').$type<DesignDocument>().notNull(),
    logoId: uuid('logo_id'),
    darkLogoId: uuid('dark_logo_id'),
    pictureId: uuid('picture_id'),
    replacedAt: moment('replaced_at').notNull().default(sql`now()`),
    replacedBy: uuid('replaced_by'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.designId, table.version] })],
);

/** Files whose upload row is deleted; a job removes them from the object storage. */
export const snapshots = pgTable(
  'snapshots',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    cardId: uuid('card_id').notNull(),
    snapshot: jsonb('snapshot').$type<CardSnapshot>().notNull(),
    textHash: bytes('text_hash').notNull(),
    logoId: uuid('logo_id'),
    darkLogoId: uuid('dark_logo_id'),
    pictureId: uuid('picture_id'),
    fileHash: bytes('file_hash'),
    fileBytes: integer('file_bytes'),
    fileGivenUpAt: moment('file_given_up_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const proofs = pgTable(
  'proofs',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    linkId: uuid('link_id').notNull(),
    sender: text('sender').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const proofCards = pgTable(
  'proof_cards',
  {
    accountId: uuid('account_id').notNull(),
    proofId: uuid('proof_id').notNull(),
    snapshotId: uuid('snapshot_id').notNull(),
    cardId: uuid('card_id').notNull(),
    state: text('state', { enum: proofStates }).notNull().default('waiting'),
    answeredBy: text('answered_by'),
    answeredAt: moment('answered_at'),
    changes: jsonb('changes').$type<AskedChange[]>(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.proofId, table.snapshotId] })],
);

export const orders = pgTable(
  'orders',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    formerSequence: integer('former_sequence'),
    version: integer('version').notNull().default(1),
    stage: text('stage', { enum: ['open', 'sent', 'printed', 'cancelled'] })
      .notNull()
      .default('open'),
    steps: jsonb('steps').$type<StepRecord[]>().notNull(),
    profile: jsonb('profile').$type<FrozenProfile>().notNull(),
    details: jsonb('details').$type<OrderDetails>().notNull(),
    linkId: uuid('link_id'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const orderLines = pgTable(
  'order_lines',
  {
    accountId: uuid('account_id').notNull(),
    orderId: uuid('order_id').notNull(),
    cardId: uuid('card_id').notNull(),
    quantity: integer('quantity').notNull(),
    branch: text('branch').notNull().default(''),
    snapshotId: uuid('snapshot_id'),
    isGone: boolean('is_gone').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.orderId, table.cardId] })],
);

export const orderTexts = pgTable(
  'order_texts',
  {
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: proposedDetails }).notNull(),
    text: text('text').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.text] })],
);

export const abandonedObjects = pgTable('abandoned_objects', {
  uploadId: uuid('upload_id').primaryKey(),
  abandonedAt: moment('abandoned_at').notNull().default(sql`now()`),
});

export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  at: moment('at').notNull().default(sql`now()`),
  actorId: uuid('actor_id').notNull(),
  actorName: text('actor_name'),
  actorKey: text('actor_key'),
  subjectId: uuid('subject_id'),
  subjectName: text('subject_name'),
  subjectKey: text('subject_key'),
  action: text('action', { enum: auditActions }).notNull(),
  before: jsonb('before').$type<AuditDetails>(),
  after: jsonb('after').$type<AuditDetails>(),
  requestId: text('request_id').notNull(),
  address: inet('address'),
});

export const rowCounts = pgTable('row_counts', {
  tableName: text('table_name').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});

export const supportNotes = pgTable('support_notes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  author: text('author').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<MetricKind>().notNull(),
    value: text('value').notNull().default(''),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    cents: bigint('cents', { mode: 'number' }).notNull().default(0),
  },
  ({ day, kind, value }) => [primaryKey({ columns: [day, kind, value] })],
);

export const installation = pgTable('installation', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  offering: text('offering').$type<Offering>(),
  filesFolder: uuid('files_folder'),
});

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id'),
  userId: uuid('user_id'),
  plan: text('plan', { enum: paidPlans }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  providerIntentId: text('provider_intent_id'),
  state: text('state', { enum: ['open', 'succeeded', 'canceled'] })
    .notNull()
    .default('open'),
  providerStatus: text('provider_status'),
  refundOwedSince: moment('refund_owed_since'),
  language: text('language', { enum: languages }),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id'),
  paymentId: uuid('payment_id'),
  kind: text('kind', { enum: ledgerKinds }).notNull(),
  role: text('role', { enum: roles }).notNull(),
  cardLimit: integer('card_limit'),
  amountCents: integer('amount_cents'),
  providerId: text('provider_id'),
  grantedBy: uuid('granted_by'),
  occurredAt: moment('occurred_at'),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: integer('year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export const invoices = pgTable('invoices', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  kind: text('kind', { enum: invoiceKinds }).notNull(),
  providerId: text('provider_id').notNull(),
  year: integer('year').notNull(),
  sequence: integer('sequence').notNull(),
  issuedAt: moment('issued_at').notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
});

export const billingDetails = pgTable('billing_details', {
  accountId: uuid('account_id').primaryKey(),
  company: text('company').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  registrationNumber: text('registration_number'),
  vatId: text('vat_id'),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  payload: jsonb('payload').$type<{ intentId: string | null }>().notNull(),
  receivedAt: moment('received_at').notNull().default(sql`now()`),
  processedAt: moment('processed_at'),
  outcome: text('outcome'),
});

export const accountLinks = pgTable('account_links', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose', { enum: emailTokenPurposes }).notNull(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  expiresAt: moment('expires_at').notNull(),
  changedAt: moment('changed_at'),
});

export const reservedEmails = pgTable('reserved_emails', {
  emailKey: text('email_key').primaryKey(),
  userId: uuid('user_id').notNull(),
  changedAt: moment('changed_at').notNull().default(sql`now()`),
  expiresAt: moment('expires_at').notNull(),
});

export const shareLinks = pgTable(
  'share_links',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: shareLinkKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    cardId: uuid('card_id'),
    recipient: text('recipient'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    usedAt: moment('used_at'),
    reminders: integer('reminders').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const shareLinkTokens = pgTable('share_link_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  linkId: uuid('link_id').notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
});

export const submissions = pgTable(
  'submissions',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    designId: uuid('design_id').notNull(),
    linkId: uuid('link_id'),
    key: uuid('key').notNull(),
    externalId: text('external_id'),
    cardId: uuid('card_id'),
    content: jsonb('content').$type<Pick<PersonContent, 'texts' | 'branchId'>>().notNull(),
    version: integer('version').notNull().default(1),
    state: text('state', { enum: ['waiting', 'accepted', 'declined'] })
      .notNull()
      .default('waiting'),
    sentAt: moment('sent_at').notNull().default(sql`now()`),
    decidedAt: moment('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const designPeople = pgTable(
  'design_people',
  {
    accountId: uuid('account_id').notNull(),
    designId: uuid('design_id').notNull(),
    externalId: text('external_id').notNull(),
    cardId: uuid('card_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.designId, table.externalId] })],
);

export const listRows = pgTable(
  'list_rows',
  {
    accountId: uuid('account_id').notNull(),
    designId: uuid('design_id').notNull(),
    cardId: uuid('card_id').notNull(),
    cells: jsonb('cells').$type<ListCells>().notNull(),
    listedAt: moment('listed_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.designId, table.cardId] })],
);

export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  reason: text('reason', { enum: announcementReasons }).notNull(),
  audience: text('audience', { enum: audiences }).notNull(),
  texts: jsonb('texts').$type<Announcement['texts']>().notNull(),
  afterUserId: uuid('after_user_id').notNull().default(sql`'00000000-0000-0000-0000-000000000000'`),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  finishedAt: moment('finished_at'),
});

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  announcementId: uuid('announcement_id'),
  kind: text('kind', { enum: mailKinds }).notNull(),
  recipient: text('recipient').notNull(),
  language: text('language', { enum: languages }).notNull(),
  details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull().default(sql`now()`),
  sentAt: moment('sent_at'),
  failedAt: moment('failed_at'),
  failure: text('failure'),
});
