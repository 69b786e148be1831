import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSessionToken, type SessionCookie } from './session.ts';

/** The hash of the token a browser came with, or null where it has none. */
export function tokenHashOf({ cookies }: FastifyRequest, { name }: SessionCookie): Buffer | null {
  const token = cookies[name];
  return token ? hashSessionToken(token) : null;
}

/** Gives the browser a session's token, and beside it the sign that there is one. */
export function setSessionCookie(
  reply: FastifyReply,
  { name, options, beside }: SessionCookie,
  token: string,
  maxAge: number,
): void {
  reply.setCookie(name, token, { ...options, maxAge });
  reply.setCookie(beside.name, '1', { ...beside.options, maxAge });
}

/** Ends a session in the browser: its cookies, and whatever of this person's the browser's cache still has. Not its storage: a visitor's own draft and the theme live there, and the page removes what is the person's. */
export function clearSessionCookie(reply: FastifyReply, { name, options, beside }: SessionCookie): void {
  reply.clearCookie(name, options).clearCookie(beside.name, beside.options);
  reply.header('clear-site-data', '"cache"');
}
