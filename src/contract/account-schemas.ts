import { z } from 'zod';
import { languages } from '#domain/account/languages.ts';
import { isAdminPassword, passwordMinLength, passwordWarnings } from '#domain/account/passwords.ts';
import { normaliseUsername, renameProblem, usernameProblem } from '#domain/account/usernames.ts';
import { companyRoles } from '#domain/company/company.ts';
import { roles } from '#domain/plan/plans.ts';
import { fieldError } from './field-errors.ts';
import { moment } from './moment.ts';

const emailMax = 254;
/** The maximum of PostgreSQL's integer. */
const cardLimitMax = 2_147_483_647;

const usernameWith = (problemOf: typeof usernameProblem) =>
  z
    .string()
    .transform(normaliseUsername)
    .superRefine((typed, context) => {
      const problem = problemOf(typed);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

const password = z.string().min(passwordMinLength, fieldError('PASSWORD_TOO_SHORT'));
const currentPassword = z.string().min(1, fieldError('PASSWORD_REQUIRED'));

const email = z
  .string()
  .trim()
  .pipe(z.email(fieldError('INVALID_ACCOUNT_EMAIL')).max(emailMax, fieldError('INVALID_ACCOUNT_EMAIL')));

/** The token of a link in a mail. */
const token = z.string().min(1).max(200);

export const loginSchema = z.object({
  username: z.string().trim().min(1, fieldError('USERNAME_REQUIRED')),
  password: currentPassword,
});

/** The role is part of the specification and is ignored: every account starts as free. */
export const registerSchema = z.object({
  username: usernameWith(usernameProblem),
  email,
  password,
  /** The token of an invitation, for installations where only invited people may register. */
  invitation: token.optional(),
  role: z.unknown().optional(),
});

/** Confirms the password before an important action. */
export const currentPasswordSchema = z.object({ password: currentPassword });

export const passwordChangeSchema = z.object({ currentPassword: currentPassword, newPassword: password });

/** The same for an admin, with a longer minimum. */
export const adminPasswordChangeSchema = passwordChangeSchema.extend({
  newPassword: z.string().refine(isAdminPassword, fieldError('ADMIN_PASSWORD_TOO_SHORT')),
});

export const emailSchema = z.object({ email });

export const linkSchema = z.object({ token });

export const passwordResetSchema = z.object({ token, newPassword: password });

export const emailChangeSchema = z.object({ email, password: currentPassword });

/** The address that a link confirmed or restored. */
export const confirmedEmailSchema = z.object({ email: z.string() });

/** An empty password leaves the current one unchanged. The rules for names depend on the current one: the change checks them. */
export const userEditSchema = z.object({
  username: z.string().transform(normaliseUsername),
  password: z.union([z.literal(''), password]).optional(),
  role: z.enum(roles),
  cardLimit: z.int().min(0, fieldError('CARD_LIMIT_NEGATIVE')).max(cardLimitMax, fieldError('OUT_OF_RANGE')),
  isAdmin: z.boolean(),
});

/** The same for the form of a user, where the limit is text. */
export const userEditFormSchema = (current: { username: string }) =>
  userEditSchema.extend({
    username: usernameWith((typed) => renameProblem(current.username, typed)),
    cardLimit: z.string().transform(parseCardLimit).pipe(userEditSchema.shape.cardLimit),
  });

/** The limit in a text; 0 if it is not a number. */
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
  createdAt: moment,
});

/** A user of the admins' list; the companies are there if the user is in one. */
export const listedUserSchema = userSchema.extend({
  companies: z
    .array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(companyRoles) }))
    .optional()
    .describe('The companies the user is a member of, by name.'),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

/** Whether a user has a second factor; `due`: an admin who has to set one up first. */
const factorStates = ['off', 'on', 'due'] as const;

/** The company that a request acts for, and what the user is in it. */
const actingCompanySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(companyRoles),
  deletesAt: moment.nullable(),
});

/**
 * The user whose rights a request has. `isImpersonating` is true while an admin acts as this user; `deletesAt` is set
 * while a deletion is scheduled. With a company, role, limit and count are those of the company.
 */
export const currentUserSchema = userSchema.extend({
  company: actingCompanySchema.nullable(),
  isImpersonating: z.boolean(),
  language: z.enum(languages).nullable(),
  deletesAt: moment.nullable(),
  isEmailVerified: z.boolean(),
  secondFactor: z.enum(factorStates),
});

/** Whoever signs in, with the company whose account opens, if it is not their own. */
export const signedInSchema = currentUserSchema.extend({ companyId: z.uuid().nullable() });

/** The warning about a password that was just stored. */
export const passwordAdviceSchema = z.object({ passwordWarning: z.enum(passwordWarnings).nullable() });

export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registerSchema>;
export type UserEdit = z.output<typeof userEditSchema>;
export type User = z.infer<typeof userSchema>;
export type CurrentUser = z.infer<typeof currentUserSchema>;
export type SignInResponse = z.infer<typeof signedInSchema>;
