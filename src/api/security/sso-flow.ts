import type { FastifyReply } from 'fastify';
import type { IdentityProviders } from '../outbound/identity-providers.ts';
import { newSession, type SessionCookie } from './session.ts';

type Connection = Parameters<IdentityProviders['begin']>[0];

type Flow = {
  tokenHash: Buffer;
  accountId: string;
  userId: string | null;
  isTest: boolean;
  issuer: string;
  clientId: string;
  state: string;
  nonce: string;
  verifier: string;
  expiresAt: Date;
};

export type SsoBeginDeps = {
  providers: Pick<IdentityProviders, 'begin'>;
  ssoSignIns: { begin: (flow: Flow) => Promise<void> };
  cookie: Pick<SessionCookie, 'sso'>;
  now: () => Date;
};

type Wanted = { connection: Connection; email?: string; userId: string | null; isTest: boolean };

/** How long a person has for the pages of the provider. */
const flowSeconds = 10 * 60;

/** Begins a sign-in at the provider of a company. Only the browser that gets the cookie can use the answer, once. */
export async function beginSso(
  { providers, ssoSignIns, cookie: { sso }, now }: SsoBeginDeps,
  reply: FastifyReply,
  { connection, email, userId, isTest }: Wanted,
): Promise<{ url: string }> {
  const { url, ...expected } = await providers.begin(connection, email);
  const { token, stored } = newSession(now(), flowSeconds);
  const { accountId, issuer, clientId } = connection;
  await ssoSignIns.begin({ ...stored, accountId, issuer, clientId, userId, isTest, ...expected });
  reply.setCookie(sso.name, token, { ...sso.options, maxAge: flowSeconds });
  return { url };
}
