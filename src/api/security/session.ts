import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { signedInCookie } from '#contract/signed-in.ts';

/** The user whose rights a request has. The actor is who signed in: another user only while impersonating. */
export type SessionUser = Omit<CurrentUser, 'createdAt' | 'deletesAt'> & {
  createdAt: Date;
  deletesAt: Date | null;
  actorId: string;
  /** Whether the password was entered in this session within the last hour. */
  isConfirmed: boolean;
};

export function refuseWhileImpersonating({ isImpersonating }: Pick<SessionUser, 'isImpersonating'>): void {
  if (isImpersonating) throw new Refusal('WHILE_IMPERSONATING');
}

const userSessionSeconds = 30 * 24 * 60 * 60;

/** Limits of an admin's session: its length, its idle time, and how long a confirmed password is valid. */
export const adminSession = {
  seconds: 12 * 60 * 60,
  idleSeconds: 60 * 60,
  confirmedSeconds: 60 * 60,
} as const;

/** The length of a session. */
export function sessionSeconds({ isAdmin }: { isAdmin: boolean }): number {
  return isAdmin ? adminSession.seconds : userSessionSeconds;
}

/** When an admin has to sign in again. Impersonating does not extend it. */
export function adminSessionEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + adminSession.seconds * 1000);
}

type Cookie = { name: string; options: CookieSerializeOptions };

/** The session cookie, and the one that tells the page there is one. */
export type SessionCookie = Cookie & { signedIn: Cookie };

/** A browser binds a __Host- cookie to this origin. That requires https, so http on loopback uses a plain name. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const options = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  return {
    name: isHttps ? '__Host-vizitka' : 'vizitka',
    options: { ...options, httpOnly: true },
    signedIn: { name: signedInCookie, options },
  };
}

/** A random token for the browser; the database stores only its hash. */
function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export type StoredSession = { tokenHash: Buffer; expiresAt: Date };

/** A new session: the token for the browser and the row for the database. */
export function newSession(
  now: Date,
  seconds = userSessionSeconds,
): { token: string; stored: StoredSession } {
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  return { token, stored: { tokenHash: hashSessionToken(token), expiresAt } };
}
