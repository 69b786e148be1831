import { z } from 'zod';
import { languages } from '#domain/account/languages.ts';
import { isAdminPassword, passwordMinLength, passwordWarnings } from '#domain/account/passwords.ts';
import { normaliseUsername, usernameProblem } from '#domain/account/usernames.ts';
import { roles } from '#domain/plan/plans.ts';
import { fieldError } from './field-errors.ts';

const emailMax = 254;
/** The most the database counts to. */
const cardLimitMax = 2_147_483_647;

const username = z
  .string()
  .transform(normaliseUsername)
  .superRefine((typed, context) => {
    const problem = usernameProblem(typed);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const password = z.string().min(passwordMinLength, fieldError('PASSWORD_TOO_SHORT'));
const presentPassword = z.string().min(1, fieldError('PASSWORD_REQUIRED'));

export const loginSchema = z.object({
  username: z.string().trim().min(1, fieldError('USERNAME_REQUIRED')),
  password: presentPassword,
});

/** The role is sent, as specified, and never used: every account starts free. */
export const registerSchema = z.object({
  username,
  email: z
    .string()
    .trim()
    .pipe(z.email(fieldError('INVALID_ACCOUNT_EMAIL')).max(emailMax, fieldError('INVALID_ACCOUNT_EMAIL'))),
  password,
  role: z.unknown().optional(),
});

/** What somebody proves with that it is them, before something that matters. */
export const currentPasswordSchema = z.object({ password: presentPassword });

export const passwordChangeSchema = z.object({ currentPassword: presentPassword, newPassword: password });

/** The same for an admin, whose password opens more. */
export const adminPasswordChangeSchema = passwordChangeSchema.extend({
  newPassword: z.string().refine(isAdminPassword, fieldError('ADMIN_PASSWORD_TOO_SHORT')),
});

/** An empty password keeps the present one. */
export const userEditSchema = z.object({
  username,
  password: z.union([z.literal(''), password]).optional(),
  role: z.enum(roles),
  cardLimit: z.int().min(0, fieldError('CARD_LIMIT_NEGATIVE')).max(cardLimitMax, fieldError('OUT_OF_RANGE')),
  isAdmin: z.boolean(),
});

/** The same as a form holds it: the limit as it was typed. */
export const userEditFormSchema = userEditSchema.extend({
  cardLimit: z.string().transform(parseCardLimit).pipe(userEditSchema.shape.cardLimit),
});

/** What a typed limit counts as; what is no number is 0. */
export function parseCardLimit(typed: string): number {
  const limit = Number.parseInt(typed, 10);
  return Number.isNaN(limit) ? 0 : limit;
}

export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  cardLimit: z.int(),
  cardCount: z.int(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});

/**
 * The person whose rights a request has, whether an admin is looking through their eyes, the language they once chose,
 * and when their account goes, where they have deleted it.
 */
export const currentUserSchema = userSchema.extend({
  isImpersonating: z.boolean(),
  language: z.enum(languages).nullable(),
  deletesAt: z.iso.datetime().nullable(),
});

/** What the server says of a password it has just stored. */
export const passwordAdviceSchema = z.object({ passwordWarning: z.enum(passwordWarnings).nullable() });

export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registerSchema>;
export type UserEdit = z.output<typeof userEditSchema>;
export type User = z.infer<typeof userSchema>;
export type CurrentUser = z.infer<typeof currentUserSchema>;
