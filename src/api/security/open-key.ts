import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { apiVersion, type KeyScope, keyPrefix, keyStartLength } from '#domain/account/api-keys.ts';
import { hashToken } from './hash-token.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SessionUser } from './session.ts';

/** The user whose rights a key has, and what the key may do. */
export type OpenedKey = { user: SessionUser & { keyId: string }; scopes: readonly KeyScope[] };

type Deps = {
  apiKeys: { open: (tokenHash: Buffer) => Promise<OpenedKey | null> };
  limits: Pick<RateLimits, 'count'>;
};

const scheme = /^bearer +/i;
/** 256 bits in base64url. */
const tokenPattern = new RegExp(`^${keyPrefix}[\\w-]{43}$`);

/**
 * Whom the work of a request counts for: the user, or for programs the account, however many keys it has. What programs
 * use up of a limit leaves that of the people.
 */
export function countedFor({
  id,
  accountId,
  keyId,
}: Pick<SessionUser, 'id' | 'accountId' | 'keyId'>): string {
  return keyId === undefined ? id : `programs of ${accountId}`;
}

/** A new key: the token to show once, and what is stored of it. */
export function newKeyToken(): { token: string; tokenHash: Buffer; start: string } {
  const token = keyPrefix + randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token), start: token.slice(0, keyStartLength) };
}

/** Whether a request has a key: then its cookies are not read. Other bearer tokens are not ours. */
export function isByKey({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return scheme.test(headers.authorization ?? '') && tokenOf(headers).startsWith(keyPrefix);
}

/**
 * Finds the user whose rights the key of a request has. One refusal for every key that does not work. A call without a
 * scope refuses all keys. Only unknown keys count as guesses.
 */
export function openKeyOf({ apiKeys, limits }: Deps) {
  return async ({ headers, ip }: FastifyRequest, scope: KeyScope | undefined): Promise<SessionUser> => {
    // Without points: refuses an address that has guessed too often.
    await limits.count('guessedKeysByAddress', ip, 0);
    const token = tokenOf(headers);
    const opened = tokenPattern.test(token) ? await apiKeys.open(hashToken(token)) : null;
    if (!opened) {
      await limits.count('guessedKeysByAddress', ip);
      throw new Refusal('KEY_INVALID');
    }
    const { user, scopes } = opened;
    await limits.count('requestsByKey', user.keyId);
    if (!scope || !scopes.includes(scope)) throw new Refusal('KEY_SCOPE');
    const version = headers['vizitka-version'];
    if (version !== undefined && version !== apiVersion) throw new Refusal('VERSION_UNKNOWN');
    return user;
  };
}

function tokenOf({ authorization = '' }: FastifyRequest['headers']): string {
  return authorization.replace(scheme, '');
}
