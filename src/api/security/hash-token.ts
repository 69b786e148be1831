import { createHash } from 'node:crypto';

/** What the database stores of a token. A token has 256 random bits, so its hash needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
