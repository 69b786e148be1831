import { z } from 'zod';
import { normaliseMailDomain } from '#domain/company/single-sign-on.ts';
import { moment } from '../moment.ts';
import { reasonSchema } from '../reason-schema.ts';
import { stepUpSchema } from '../second-factor-schemas.ts';
import { typedText } from '../sent-text.ts';

const domain = z.string().transform((typed, context) => {
  const stored = normaliseMailDomain(typed);
  if (stored) return stored;
  context.addIssue({ code: 'custom', message: 'INVALID_REQUEST' });
  return z.NEVER;
});

/** The address of an identity provider, without a query: its description is below it. */
const issuer = typedText
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((text) => !/[?#@]/.test(text));

const connectionSchema = z.object({
  issuer,
  clientId: typedText.trim().min(1).max(300),
  /** Null: the stored one stays. */
  clientSecret: typedText.trim().min(1).max(1000).nullable(),
});

/** Null removes the provider. */
export const ssoChangeSchema = stepUpSchema.extend({ connection: connectionSchema.nullable() });
export const ssoOnlySchema = stepUpSchema.extend({ isOnly: z.boolean() });
export const mailDomainSchema = z.object({ domain });
export const companyDomainSchema = reasonSchema.extend({ domain, isProved: z.boolean() });

/** The single sign-on of a company, as its owners see it. The secret is never sent. */
export const ssoSchema = z.object({
  connection: z.object({ issuer: z.string(), clientId: z.string(), testedAt: moment.nullable() }).nullable(),
  /** What the provider has to allow. */
  redirectUri: z.string(),
  isOnly: z.boolean(),
  domains: z.array(
    z.object({
      domain: z.string(),
      /** The record that proves it. */
      record: z.object({ name: z.string(), value: z.string() }),
      provedAt: moment.nullable(),
      provedBy: z.enum(['dns', 'operator']).nullable(),
    }),
  ),
});
export type SsoSettings = z.infer<typeof ssoSchema>;

/** The page of the provider. */
export const ssoStartSchema = z.object({ url: z.url() });

/** The query of the page that the provider sent the browser to. */
export const ssoAnswerSchema = z.object({ query: z.string().min(1).max(8000) });

/** `isTest`: an owner tried the provider; nobody was signed in. */
export const ssoResultSchema = z.object({ companyId: z.uuid(), userId: z.uuid(), isTest: z.boolean() });

/** The links of a person, at most one of a company. */
export const identitiesSchema = z.array(
  z.object({ companyId: z.uuid(), company: z.string(), issuer: z.string(), since: moment }),
);
export type Identity = z.infer<typeof identitiesSchema>[number];
export const identityRemovalSchema = z.object({ companyId: z.uuid() });
