import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSessionToken, type SessionCookie } from './session.ts';

/** The hash of the session token in a request's cookie, or null. */
export function tokenHashOf({ cookies }: FastifyRequest, { name }: SessionCookie): Buffer | null {
  const token = cookies[name];
  return token ? hashSessionToken(token) : null;
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
export function clearSessionCookie(reply: FastifyReply, { name, options, signedIn }: SessionCookie): void {
  reply.clearCookie(name, options).clearCookie(signedIn.name, signedIn.options);
  reply.header('clear-site-data', '"cache"');
}
