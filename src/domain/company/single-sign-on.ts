import type { CompanyRole } from './company.ts';

/** Domains of mail addresses that one company can prove. */
export const mailDomainsMax = 20;

/** People who wait at once for an owner to admit them. */
export const joinRequestsMax = 50;

/** How long a session lasts that the provider of a company opened. */
export const ssoSessionSeconds = 12 * 60 * 60;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainForm = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);
/** Maximum length; leaves room for the record name. */
const domainMax = 200;

/** A typed domain as it is stored, or null. A domain with other letters is typed as its DNS has it (xn--…). */
export function normaliseMailDomain(typed: string): string | null {
  const domain = typed.trim().toLowerCase();
  return domain.length <= domainMax && domainForm.test(domain) ? domain : null;
}

/** The domain of an address, in small letters. */
export function mailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Where the DNS of a domain has the proof. */
export function proofRecordName(domain: string): string {
  return `_vizitka.${domain}`;
}

/** What the record says. */
export function proofRecordValue(token: string): string {
  return `vizitka-domain=${token}`;
}

export const googleIssuer = 'https://accounts.google.com';
/** The first part of it; the organisation follows. */
export const microsoftIssuer = 'https://login.microsoftonline.com/';

/** What an identity provider says about a person, as far as it is used. */
export type IdentityClaims = {
  email?: unknown;
  email_verified?: unknown;
  /** Google: the organisation of the account. */
  hd?: unknown;
  /** Microsoft: whether the domain of the address belongs to the organisation of the account. */
  xms_edov?: unknown;
};

/**
 * The address that a provider vouches for, or null: it has to be verified, and of a domain that the company has proved.
 * Google also verifies private accounts with an address of a company, so the account has to be of an organisation. A guest
 * of a Microsoft organisation can have any address, so its domain has to be that of the organisation.
 */
export function vouchedEmail(
  { issuer, domains }: { issuer: string; domains: readonly string[] },
  { email, email_verified: isVerified, hd: organisation, xms_edov: isOfOrganisation }: IdentityClaims,
): string | null {
  if (typeof email !== 'string' || !email.includes('@') || !domains.includes(mailDomainOf(email)))
    return null;
  if (issuer === googleIssuer)
    return isVerified === true && typeof organisation === 'string' && domains.includes(organisation)
      ? email
      : null;
  if (issuer.startsWith(microsoftIssuer)) return isTrue(isOfOrganisation) ? email : null;
  return isVerified === true ? email : null;
}

/** Microsoft sends a number or a text in some tokens. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 1 || claim === '1' || claim === 'true';
}

/** A subject is printable ASCII. An empty one would be everybody's. */
export function isSubject(subject: string): boolean {
  return /^[!-~](?:[ -~]{0,253}[!-~])?$/.test(subject);
}

type CompanySession = {
  /** `ssoOnlySince`: since when passwords do not open it; null: they do. */
  company: { id: string; role: CompanyRole; ssoOnlySince: Date | null };
  /** The company whose provider opened the session; null: a password did. */
  ssoCompanyId: string | null;
  hasGivenFactor: boolean;
  secondFactorSince: Date | null;
  isImpersonating: boolean;
};

/**
 * Why a session does not open a company, or null. The provider of one company opens no other one. With only single
 * sign-on a password opens the company to nobody but an owner who has given a second factor from before the switch as
 * well: whoever knows the password alone could set up another.
 */
export function companySessionRefusal({
  company,
  ssoCompanyId,
  hasGivenFactor,
  secondFactorSince,
  isImpersonating,
}: CompanySession): 'SSO_OF_ANOTHER' | 'SSO_NEEDED' | null {
  if (ssoCompanyId !== null) return ssoCompanyId === company.id ? null : 'SSO_OF_ANOTHER';
  if (!company.ssoOnlySince || isImpersonating) return null;
  const isWayBack = company.role === 'owner' && hasGivenFactor;
  return isWayBack && isFactorBefore(secondFactorSince, company.ssoOnlySince) ? null : 'SSO_NEEDED';
}

/** Whether a person has had a second factor without a break since before only single sign-on was switched on. */
export function isFactorBefore(secondFactorSince: Date | null, ssoOnlySince: Date): boolean {
  return secondFactorSince !== null && secondFactorSince <= ssoOnlySince;
}

/**
 * Why a call that is about the person is refused in a session that the provider of a company opened, or null: who looks
 * after a provider must not act as the person. `also`: it is about the person also when it is made for a company.
 */
export function personalStepRefusal(
  { ssoCompanyId, company }: { ssoCompanyId: string | null; company: object | null },
  personal: 'own' | 'also' | undefined,
): 'OWN_LOGIN_NEEDED' | null {
  if (!personal || ssoCompanyId === null) return null;
  return company && personal === 'own' ? null : 'OWN_LOGIN_NEEDED';
}

/** Why only single sign-on cannot be switched on, or null: somebody has to get in, and an owner back in. */
export function ssoOnlyRefusal({
  isTested,
  hasProvedDomain,
  hasSecondFactor,
}: {
  isTested: boolean;
  hasProvedDomain: boolean;
  hasSecondFactor: boolean;
}): 'SSO_NOT_READY' | null {
  return isTested && hasProvedDomain && hasSecondFactor ? null : 'SSO_NOT_READY';
}
