import { z } from 'zod';
import { companyRoles, membersMax } from '#domain/company/company.ts';
import { shareLinkKinds } from '#domain/link/share-links.ts';
import { emailSchema } from './account-schemas.ts';
import { billingDetailsSchema } from './invoice-schemas.ts';
import { moment } from './moment.ts';

const role = z.enum(companyRoles);
const { company: name, country } = billingDetailsSchema.shape;

/** What invoices need besides the name and the country. */
const companyBillingSchema = billingDetailsSchema.pick({
  address: true,
  registrationNumber: true,
  vatId: true,
});

/** Without `billing` later invoices name the payer. */
export const companyChangeSchema = z.object({ name, country, billing: companyBillingSchema.nullable() });

/** `withCards` moves the cards, designs and logos of the person, too. */
export const newCompanySchema = companyChangeSchema.extend({ withCards: z.boolean() });

/** A company of the person who is signed in. */
export const ownCompanySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role,
  cardCount: z.int(),
});

const memberSchema = z.object({ id: z.uuid(), username: z.string(), email: z.string(), role, since: moment });
const waitingSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  createdAt: moment,
  expiresAt: moment,
});

/** Somebody whom the provider has confirmed, and who is not invited. */
const requestSchema = z.object({ id: z.uuid(), email: z.string(), askedAt: moment });

/** Owners see the invitations, who waits for an owner, and what is on invoices. */
export const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  billing: z
    .object({
      address: z.string(),
      registrationNumber: z.string().nullable(),
      vatId: z.string().nullable(),
    })
    .nullable(),
  /** Cards in the own account of the person who asks: they can be moved to the company. */
  ownCards: z.int(),
  deletesAt: moment.nullable(),
  members: z.array(memberSchema),
  invitations: z.array(waitingSchema),
  requests: z.array(requestSchema),
});

export const invitationsSchema = z.object({
  emails: z.array(emailSchema.shape.email).min(1).max(membersMax),
  role,
});
export const memberChangeSchema = z.object({ role });
/** What becomes of the keys that a removed member has made. Without it they are revoked. */
export const memberRemovalSchema = z.object({ keys: z.enum(['keep', 'revoke']).default('revoke') });

/** What an invitation says to whoever opens its link. */
export const invitationSchema = z.object({ company: z.string(), role, email: z.string() });

/** What the log of a company has. Later actions are added. */
export const companyActions = [
  'company_created',
  'cards_moved_in',
  'company_changed',
  'deletion_requested',
  'deletion_cancelled',
  'member_invited',
  'invitation_revoked',
  'member_joined',
  'member_changed',
  'member_removed',
  'member_left',
  'person_refused',
  'design_saved',
  'design_changed',
  'design_deleted',
  'card_deleted',
  'card_restored',
  'cards_deleted',
  'cards_restored',
  'cards_imported',
  'submissions_accepted',
  'key_made',
  'key_revoked',
  'key_kept',
  'endpoint_added',
  'endpoint_changed',
  'endpoint_removed',
  'links_made',
  'link_revoked',
  'order_created',
  'order_asked',
  'order_released',
  'order_sent',
  'order_cancelled',
  'sso_changed',
  'sso_removed',
  'sso_only_on',
  'sso_only_off',
  'sso_way_back',
  'domain_added',
  'domain_proved',
  'domain_removed',
] as const;
export type CompanyAction = (typeof companyActions)[number];

/** Counts, ids and who it was about. Never a text of a card. */
const companyLogDetailsSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    role,
    before: role,
    cards: z.int(),
    created: z.int(),
    changed: z.int(),
    binned: z.int(),
    restored: z.int(),
    cardId: z.uuid(),
    designId: z.uuid(),
    links: z.int(),
    kind: z.enum(shareLinkKinds),
    order: z.string(),
  })
  .partial();
export type CompanyLogDetails = z.infer<typeof companyLogDetailsSchema>;

export const companyLogEntrySchema = z.object({
  id: z.uuid(),
  at: moment,
  actorName: z.string().nullable(),
  action: z.enum(companyActions),
  details: companyLogDetailsSchema,
});

/** Entries per page. */
export const companyLogPageSize = 100;

export type Company = z.infer<typeof companySchema>;
export type CompanyLogEntry = z.infer<typeof companyLogEntrySchema>;
export type NewCompany = z.output<typeof newCompanySchema>;
export type CompanyChange = z.output<typeof companyChangeSchema>;
