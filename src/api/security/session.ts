import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { signedInCookie } from '#contract/signed-in.ts';
import type { CompanyRole } from '#domain/company/company.ts';
import { ssoSessionSeconds } from '#domain/company/single-sign-on.ts';
import { hashToken } from './hash-token.ts';

/** The user whose rights a request has. The actor is who signed in: another user only while impersonating. */
export type SessionUser = Omit<CurrentUser, 'createdAt' | 'deletesAt' | 'company'> & {
  /** The account whose cards, designs and plan the request is about: the user's own, or that of `company`. */
  accountId: string;
  /** The company that the request acts for. */
  company: { id: string; name: string; role: CompanyRole; deletesAt: Date | null } | null;
  createdAt: Date;
  deletesAt: Date | null;
  actorId: string;
  /** The company whose provider opened the session; null: a password did. */
  ssoCompanyId: string | null;
  /** Whether the password, and the second factor if there is one, were given in this session within the last hour. */
  isConfirmed: boolean;
  /** The key of a program that sent the request. */
  keyId?: string;
};

/** The browser of a session, and the first half of its address. */
export type SessionDevice = { device: string | null; network: string | null };

/** An admin who has to set up a second factor reaches nothing else before. */
export function refuseWithoutFactor({ secondFactor }: Pick<SessionUser, 'secondFactor'>): void {
  if (secondFactor === 'due') throw new Refusal('SECOND_FACTOR_REQUIRED');
}

export function refuseWhileImpersonating({ isImpersonating }: Pick<SessionUser, 'isImpersonating'>): void {
  if (isImpersonating) throw new Refusal('WHILE_IMPERSONATING');
}

const day = 24 * 60 * 60;

/** Limits of a user's session: its length and its idle time. */
export const userSession = { seconds: 30 * day, idleSeconds: 14 * day } as const;

/** How long a right password waits for the second factor. */
export const pendingSignInSeconds = 10 * 60;

/** Limits of an admin's session: its length, its idle time, and how long a confirmation is valid. */
export const adminSession = {
  seconds: 12 * 60 * 60,
  idleSeconds: 60 * 60,
  confirmedSeconds: 60 * 60,
} as const;

/** The length of a session. */
export function sessionSeconds({
  isAdmin,
  ssoCompanyId = null,
}: {
  isAdmin: boolean;
  ssoCompanyId?: string | null;
}): number {
  if (ssoCompanyId !== null) return ssoSessionSeconds;
  return isAdmin ? adminSession.seconds : userSession.seconds;
}

/** When an admin has to sign in again. Impersonating does not extend it. */
export function adminSessionEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + adminSession.seconds * 1000);
}

type Cookie = { name: string; options: CookieSerializeOptions };

/**
 * The session cookie, the one that tells the page there is one, the one of a confirmation by a second factor, the one by
 * which a browser is known again, and the one of a sign-in that waits for the provider of a company.
 */
export type SessionCookie = Cookie & { signedIn: Cookie; confirmation: Cookie; device: Cookie; sso: Cookie };

/** A browser binds a __Host- cookie to this origin. That requires https, so http on loopback uses a plain name. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const options = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  const prefix = isHttps ? '__Host-' : '';
  return {
    name: `${prefix}vizitka`,
    options: { ...options, httpOnly: true },
    signedIn: { name: signedInCookie, options },
    confirmation: {
      name: `${prefix}vizitka-confirmed`,
      options: { ...options, httpOnly: true, sameSite: 'strict' },
    },
    device: { name: `${prefix}vizitka-device`, options: { ...options, httpOnly: true } },
    sso: {
      name: `${prefix}vizitka-sso`,
      options: { ...options, httpOnly: true, sameSite: 'strict' },
    },
  };
}

/** A random token for the browser; the database stores only its hash. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export type StoredSession = { tokenHash: Buffer; expiresAt: Date };

/** A new session: the token for the browser and the row for the database. */
export function newSession(
  now: Date,
  seconds = userSession.seconds,
): { token: string; stored: StoredSession } {
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  return { token, stored: { tokenHash: hashToken(token), expiresAt } };
}
