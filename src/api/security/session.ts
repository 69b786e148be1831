import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { signedInCookie } from '#contract/signed-in.ts';

/** Who a request is from: the person whose rights it has, and who signed in (someone else only while impersonating). */
export type SessionUser = Omit<CurrentUser, 'createdAt' | 'deletesAt'> & {
  createdAt: Date;
  deletesAt: Date | null;
  actorId: string;
  /** Whether they gave their password in this session within the last hour. */
  isConfirmed: boolean;
};

/** Some things nobody does in another's name: paying, asking for money back, changing a password. */
export function refuseWhileImpersonating({ isImpersonating }: Pick<SessionUser, 'isImpersonating'>): void {
  if (isImpersonating) throw new Refusal('WHILE_IMPERSONATING');
}

const userSessionSeconds = 30 * 24 * 60 * 60;

/** Limits of a session with an admin behind it: its length, how long it may rest, and how long a given password counts. */
export const adminSession = {
  seconds: 12 * 60 * 60,
  idleSeconds: 60 * 60,
  confirmedSeconds: 60 * 60,
} as const;

/** How long a sign-in lasts. */
export function sessionSeconds({ isAdmin }: { isAdmin: boolean }): number {
  return isAdmin ? adminSession.seconds : userSessionSeconds;
}

/** When an admin has to sign in again, however often they impersonated somebody and returned meanwhile. */
export function adminSessionEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + adminSession.seconds * 1000);
}

type Cookie = { name: string; options: CookieSerializeOptions };

/** The session's own cookie, and the one beside it that lets a page know there is one. */
export type SessionCookie = Cookie & { beside: Cookie };

/** The browser itself keeps a __Host- cookie to this origin; that needs https, so loopback http has a plain name. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const options = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  return {
    name: isHttps ? '__Host-vizitka' : 'vizitka',
    options: { ...options, httpOnly: true },
    beside: { name: signedInCookie, options },
  };
}

/** A fresh secret for the browser; the database gets only its hash. */
function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What the database keeps of a session. */
export type StoredSession = { tokenHash: Buffer; expiresAt: Date };

/** A new session: the token for the browser, and what is stored of it. */
export function newSession(
  now: Date,
  seconds = userSessionSeconds,
): { token: string; stored: StoredSession } {
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  return { token, stored: { tokenHash: hashSessionToken(token), expiresAt } };
}
