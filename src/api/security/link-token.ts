import { randomBytes } from 'node:crypto';
import { hashToken } from './hash-token.ts';

/** The token of a link for a mail; the database stores only its hash. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}
