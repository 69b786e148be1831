import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** A text that does not change while the process runs, compressed and hashed once. */
export type PreparedFile = { type: string; plain: Buffer; gzipped: Buffer; etag: string };

export async function prepareFile(type: string, text: string): Promise<PreparedFile> {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type, plain, gzipped: await compress(plain), etag: `W/"${hash}"` };
}

/** Sends the file, compressed if the client accepts it; responds with 304 if the client has it. */
export function sendPrepared(
  { type, plain, gzipped, etag }: PreparedFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  reply.headers({ etag, 'cache-control': 'public, max-age=300' });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(type);
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
