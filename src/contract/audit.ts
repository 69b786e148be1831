import { z } from 'zod';
import { paidPlans, roles } from '#domain/plan/plans.ts';
import { moment } from './moment.ts';
import { searchText } from './search-text.ts';

/** Audited actions: changes by admins, also while impersonating, purchases, refunds, account deletions, and what changes who can log in. */
export const auditActions = [
  'user_updated',
  'password_set',
  'password_reset',
  'email_changed',
  'email_change_undone',
  'second_factor_added',
  'second_factor_removed',
  'user_deleted',
  'deletion_requested',
  'deletion_cancelled',
  'deletion_postponed',
  'impersonation_started',
  'impersonation_ended',
  'card_saved',
  'card_changed',
  'card_duplicated',
  'card_deleted',
  'card_restored',
  'cards_deleted',
  'cards_restored',
  'cards_imported',
  'submissions_accepted',
  'design_saved',
  'design_changed',
  'design_deleted',
  'logo_uploaded',
  'plan_purchased',
  'plan_refunded',
  'note_added',
  'sessions_ended',
  'mail_resent',
  'refund_requested',
  'password_link_sent',
  'user_blocked',
  'user_unblocked',
  'key_made',
  'key_revoked',
  'identity_removed',
  'domain_proved',
  'domain_removed',
  'endpoint_added',
  'endpoint_changed',
  'endpoint_removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What changed in an account or a session, before and after. Never a secret. */
const auditDetailsSchema = z
  .object({
    username: z.string(),
    role: z.enum(roles),
    cardLimit: z.int(),
    cardCount: z.int(),
    isAdmin: z.boolean(),
    seconds: z.int(),
    cardId: z.uuid(),
    logoId: z.uuid(),
    designId: z.uuid(),
    created: z.int(),
    changed: z.int(),
    binned: z.int(),
    restored: z.int(),
    paymentId: z.uuid(),
    plan: z.enum(paidPlans),
    amountCents: z.int(),
    reason: z.string(),
    name: z.string(),
  })
  .partial();
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** Usernames are those at the time of the action; the entry stays when a user is renamed or deleted. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: moment,
  actorId: z.uuid(),
  actorName: z.string().nullable(),
  subjectId: z.uuid().nullable(),
  subjectName: z.string().nullable(),
  action: z.enum(auditActions),
  before: auditDetailsSchema.nullable(),
  after: auditDetailsSchema.nullable(),
  requestId: z.string(),
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Entries per page. */
export const auditPageSize = 100;

/** `username` matches the actor or the subject. */
export const auditFilterSchema = z.object({
  action: z.enum(auditActions).optional(),
  actor: searchText.optional(),
  subject: searchText.optional(),
  username: searchText.optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;
