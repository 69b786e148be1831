import { z } from 'zod';
import { paidPlans, roles } from '#domain/plan/plans.ts';
import { searchText } from './search-text.ts';

/** What leaves a trace: what admins do, also in somebody's name, what is bought and paid back, and people who leave. */
export const auditActions = [
  'user_updated',
  'password_set',
  'user_deleted',
  'deletion_requested',
  'deletion_cancelled',
  'impersonation_started',
  'impersonation_ended',
  'card_saved',
  'card_changed',
  'card_duplicated',
  'card_deleted',
  'card_restored',
  'logo_uploaded',
  'plan_purchased',
  'plan_refunded',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry tells of an account or a session before and after; only what changed is there, and never a secret. */
const auditFactsSchema = z
  .object({
    username: z.string(),
    role: z.enum(roles),
    cardLimit: z.int(),
    cardCount: z.int(),
    isAdmin: z.boolean(),
    seconds: z.int(),
    cardId: z.uuid(),
    logoId: z.uuid(),
    paymentId: z.uuid(),
    plan: z.enum(paidPlans),
    amountCents: z.int(),
  })
  .partial();
export type AuditFacts = z.infer<typeof auditFactsSchema>;

/** Names are those of that moment: people rename themselves and leave, the trace stays. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorId: z.uuid(),
  actorName: z.string().nullable(),
  subjectId: z.uuid().nullable(),
  subjectName: z.string().nullable(),
  action: z.enum(auditActions),
  before: auditFactsSchema.nullable(),
  after: auditFactsSchema.nullable(),
  requestId: z.string(),
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Entries a page of the log brings. */
export const auditPageSize = 100;

/** Which entries: by what was done, by who did it, to whom, by a name on either side, and by time. */
export const auditFilterSchema = z.object({
  action: z.enum(auditActions).optional(),
  actor: searchText.optional(),
  subject: searchText.optional(),
  username: searchText.optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;
