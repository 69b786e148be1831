import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

/** Compressing a shorter response takes longer than sending it. In characters. */
const minLength = 65_536;

/** Compresses long text responses if the client accepts gzip; a full list of cards repeats its field names 500 times. */
export function compressResponse(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}
