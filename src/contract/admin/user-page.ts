import { z } from 'zod';
import { languages } from '#domain/account/languages.ts';
import { companyRoles } from '#domain/company/company.ts';
import { mailKinds } from '#domain/mail/mail.ts';
import { roles } from '#domain/plan/plans.ts';
import { userSchema } from '../account-schemas.ts';
import { auditEntrySchema } from '../audit.ts';
import { moment } from '../moment.ts';
import { reasonSchema } from '../reason-schema.ts';
import { typedText } from '../sent-text.ts';

const text = (most: number) => typedText.trim().min(1).max(most);

/** Blocks signing in, or allows it again. */
export const blockSchema = reasonSchema.extend({ isBlocked: z.boolean() });
export const newNoteSchema = z.object({ text: text(2000) });
export const newGrantSchema = reasonSchema.extend({
  role: z.enum(roles),
  cardLimit: z.int().min(0).max(1_000_000),
});
export const userMailSchema = z.object({ id: z.uuid(), mailId: z.uuid() });
export const userPaymentSchema = z.object({ id: z.uuid(), paymentId: z.uuid() });

/** A note of support about a user, which is part of what the user can export. */
const supportNoteSchema = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  createdAt: moment,
});
export type SupportNote = z.output<typeof supportNoteSchema>;

const mailStates = ['waiting', 'sent', 'failed'] as const;

/** What support sees of a user. Cards are numbers: their contents are private. Lists have the newest, up to a number. */
export const userPageSchema = z.object({
  user: userSchema.extend({
    isEmailVerified: z.boolean(),
    hasSecondFactor: z.boolean(),
    language: z.enum(languages).nullable(),
    deletesAt: moment.nullable(),
    isBlocked: z.boolean(),
  }),
  sessions: z.array(
    z.object({ device: z.string().nullable(), network: z.string().nullable(), lastSeenAt: moment }),
  ),
  cards: z.object({
    own: z.int(),
    ofDesigns: z.int(),
    inBin: z.int(),
    designs: z.int(),
    lastChangeAt: moment.nullable(),
  }),
  companies: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      role: z.enum(companyRoles),
      members: z.int(),
      cards: z.int(),
      domains: z.array(
        z.object({
          domain: z.string(),
          provedAt: moment.nullable(),
          provedBy: z.enum(['dns', 'operator']).nullable(),
        }),
      ),
    }),
  ),
  /** The text of a mail is not stored, only its kind and what became of it. */
  mails: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(mailKinds),
      recipient: z.string(),
      state: z.enum(mailStates),
      failure: z.string().nullable(),
      createdAt: moment,
    }),
  ),
  notes: z.array(supportNoteSchema),
  audit: z.array(auditEntrySchema),
});
export type UserPageData = z.output<typeof userPageSchema>;
