import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CurrentUser } from '#domain/accounts.ts';

/** Who a request is from: the person whose rights it has, and who signed in (someone else only while impersonating). */
export type Person = Omit<CurrentUser, 'createdAt'> & { createdAt: Date; actorId: string };

export const sessionDays = 30;

export type SessionCookie = { name: string; options: CookieSerializeOptions };

/** The browser itself keeps a __Host- cookie to this origin; that needs https, so loopback http has a plain name. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  return {
    name: isHttps ? '__Host-vizitka' : 'vizitka',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps },
  };
}

/** A fresh secret for the browser; the database gets only its hash. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000);
}
