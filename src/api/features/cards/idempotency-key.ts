import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { IdempotencyKey } from '../../store/cards/cards.ts';

/** The Idempotency-Key header of a request and a hash of its content, or null without the header. */
export function idempotencyKeyOf({ headers }: FastifyRequest, ...content: unknown[]): IdempotencyKey | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal('INVALID_REQUEST');
  return { key, hash: createHash('sha256').update(JSON.stringify(content)).digest() };
}
