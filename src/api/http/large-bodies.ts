import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { ThreadEnded, threadPool } from '../thread-pool.ts';
import { type ReadBody, readBody } from './read-body.ts';
import { invalidRequest } from './validate.ts';

const mebibyte = 1_048_576;
/** In bytes; such a body is read in a few milliseconds. */
const smallBody = 65_536;
/** Bytes of large bodies that a process has at once, and how many of one user. */
const maxAtOnce = { ofAll: 48 * mebibyte, ofUser: 16 * mebibyte };

const timeoutMs = 15_000;
const inBodyThread = threadPool(import.meta.dirname, 'body-thread', {
  maxThreads: 1,
  heapMebibytes: 96,
  idleMs: 30_000,
});
const withBodySlot = concurrencyLimit({ maxRunning: 1, maxWaiting: 60, maxPerUser: 20 });

/** Reads the body of a call: parses it and validates it, in a thread unless it is small. Throws a refusal. */
export async function readCallBody(call: EndpointName, json: Buffer, userId: string): Promise<unknown> {
  const { body }: Endpoint = endpoints[call];
  const read =
    json.length <= smallBody && body
      ? readBody(body, json)
      : await withBodySlot(() => readInThread(call, json), { userId });
  if ('isTooLarge' in read) throw new Refusal('TOO_LARGE');
  if ('fields' in read) throw invalidRequest(read.fields);
  return read.value;
}

async function readInThread(call: EndpointName, json: Buffer): Promise<ReadBody> {
  try {
    // A body of this size has memory of its own.
    const memory = json.buffer as ArrayBuffer;
    return await inBodyThread<ReadBody>('read', { call, json }, { timeoutMs, transfer: [memory] });
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    if (error.end === 'memory') return { isTooLarge: true };
    throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
  }
}

/** The bytes of the large bodies that are received or handled now. */
export function largeBodies() {
  let all = 0;
  const ofUsers = new Map<string, number>();

  return {
    /** Reserves memory for a body before it is received, until the response is sent. Throws a refusal if there is none. */
    reserve: (userId: string, bytes: number, { raw }: FastifyReply): void => {
      const own = ofUsers.get(userId) ?? 0;
      if (own + bytes > maxAtOnce.ofUser) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 });
      if (all + bytes > maxAtOnce.ofAll) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 });
      all += bytes;
      ofUsers.set(userId, own + bytes);
      raw.once('close', () => {
        all -= bytes;
        const left = (ofUsers.get(userId) ?? 0) - bytes;
        if (left > 0) ofUsers.set(userId, left);
        else ofUsers.delete(userId);
      });
    },
  };
}

/** The length of a body that is going to be received: as declared, or the limit if it is sent in pieces. Throws a refusal if it is too long. */
export function declaredBytes({ headers }: FastifyRequest, limit: number): number {
  const declared = headers['content-length'];
  const bytes = declared === undefined ? limit : Number(declared);
  if (!(bytes <= limit)) throw new Refusal('TOO_LARGE');
  return bytes;
}
