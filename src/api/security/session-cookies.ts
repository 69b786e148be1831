import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountHeaderName } from '#contract/signed-in.ts';
import { hashToken } from './hash-token.ts';
import { adminSession, newSessionToken, type SessionCookie } from './session.ts';

/** The hash of the session token in a request's cookie, or null. */
export function tokenHashOf({ cookies }: FastifyRequest, { name }: SessionCookie): Buffer | null {
  const token = cookies[name];
  return token ? hashToken(token) : null;
}

/** No account has it. */
const noAccountId = '00000000-0000-0000-0000-000000000000';

/** The id of the company that a request acts for, or null. A header that is not an id names no company. */
export function activeAccountOf({ headers }: FastifyRequest): string | null {
  const named = headers[accountHeaderName];
  if (named === undefined) return null;
  return z.uuid().safeParse(named).data ?? noAccountId;
}

/** The hash of the token in the cookie of a confirmation, or null. */
export function confirmationHashOf(
  { cookies }: FastifyRequest,
  { confirmation }: SessionCookie,
): Buffer | null {
  const token = cookies[confirmation.name];
  return token ? hashToken(token) : null;
}

/** Sets the cookie of a new confirmation and returns the hash of its token. */
export function setConfirmationCookie(reply: FastifyReply, { confirmation }: SessionCookie): Buffer {
  const token = newSessionToken();
  reply.setCookie(confirmation.name, token, {
    ...confirmation.options,
    maxAge: adminSession.confirmedSeconds,
  });
  return hashToken(token);
}

const deviceSeconds = 365 * 24 * 60 * 60;

/** The hash of the cookie by which a browser is known again. Sets the cookie, or extends it. */
export function deviceHashOf(
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  { device }: SessionCookie,
): Buffer {
  const token = cookies[device.name] ?? newSessionToken();
  reply.setCookie(device.name, token, { ...device.options, maxAge: deviceSeconds });
  return hashToken(token);
}

/** Sets the pending-login cookie. The page does not treat it as a session. */
export function setPendingCookie(
  reply: FastifyReply,
  { name, options, signedIn }: SessionCookie,
  token: string,
  maxAge: number,
): void {
  reply.setCookie(name, token, { ...options, maxAge });
  reply.clearCookie(signedIn.name, signedIn.options);
}

/** Sets the session cookie and the cookie that tells the page there is one. */
export function setSessionCookie(
  reply: FastifyReply,
  { name, options, signedIn }: SessionCookie,
  token: string,
  maxAge: number,
): void {
  reply.setCookie(name, token, { ...options, maxAge });
  reply.setCookie(signedIn.name, '1', { ...signedIn.options, maxAge });
}

/** Removes the cookies and the browser's cache. The storage keeps a visitor's draft and the theme; the page removes the user's data from it. */
export function clearSessionCookie(
  reply: FastifyReply,
  { name, options, signedIn, confirmation }: SessionCookie,
): void {
  reply.clearCookie(name, options).clearCookie(signedIn.name, signedIn.options);
  reply.clearCookie(confirmation.name, confirmation.options);
  reply.header('clear-site-data', '"cache"');
}
