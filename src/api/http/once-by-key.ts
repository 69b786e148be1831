import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';

/** A write by a key: its Idempotency-Key, and the hash of what it asks for. */
export type KeyRequest = { keyId: string; idempotencyKey: string; requestHash: Buffer };

/** What is known of a request that was sent before. `status` is null while it runs. */
export type EarlierRequest = { requestHash: Buffer; status: number | null; response: string | null };

/** Remembers the writes of keys. */
export type KeyRequests = {
  claim: (request: KeyRequest) => Promise<EarlierRequest | null>;
  finish: (request: KeyRequest, status: number, response: string) => Promise<void>;
  release: (request: KeyRequest) => Promise<void>;
};

/**
 * Runs a write of a key once for each Idempotency-Key, and answers a repetition with the stored response. Without the
 * header it just runs. A refusal is not stored: nothing has changed.
 */
export async function onceByKey(
  requests: KeyRequests,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const write = writeOf(request);
  if (!write) return run();
  const earlier = await requests.claim(write);
  if (earlier) {
    if (!earlier.requestHash.equals(write.requestHash)) throw new Refusal('IDEMPOTENCY_KEY_USED');
    if (earlier.status === null) throw new Refusal('REQUEST_RUNNING', { retryAfterSeconds: 1 });
    reply.header('idempotency-replayed', 'true');
    return sendText(reply, earlier.response ?? '');
  }
  let text: string;
  try {
    const result = await run();
    const serialised = result === undefined ? '' : reply.serialize(result);
    text = typeof serialised === 'string' ? serialised : new TextDecoder().decode(serialised);
  } catch (error) {
    await requests.release(write);
    throw error;
  }
  await requests.finish(write, reply.statusCode, text);
  return sendText(reply, text);
}

/** The stored text is sent as it is: the first response and a repeated one have the same bytes. */
function sendText(reply: FastifyReply, text: string): string | undefined {
  if (text === '') return undefined;
  reply.type('application/json; charset=utf-8').serializer(String);
  return text;
}

function writeOf({ headers, method, url, body, user }: FastifyRequest): KeyRequest | null {
  const idempotencyKey = headers['idempotency-key'];
  if (!user?.keyId || idempotencyKey === undefined) return null;
  if (typeof idempotencyKey !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(idempotencyKey))
    throw new Refusal('INVALID_REQUEST');
  const content = JSON.stringify([method, url, body ?? null]);
  return { keyId: user.keyId, idempotencyKey, requestHash: createHash('sha256').update(content).digest() };
}
