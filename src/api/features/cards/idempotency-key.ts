import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { RequestKey } from '../../store/cards/cards.ts';

/** The Idempotency-Key a request came with and the hash of what it asks, or null where it has none. */
export function idempotencyKeyOf({ headers }: FastifyRequest, ...asked: unknown[]): RequestKey | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal('INVALID_REQUEST');
  return { key, hash: createHash('sha256').update(JSON.stringify(asked)).digest() };
}
