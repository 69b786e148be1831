import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { isLogoPath, logoIdOf, logoMaxBytes } from '#domain/uploads.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { ObjectStore } from '../../platform/object-storage.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { serve } from '../../platform/serve.ts';
import type { UploadKey, UploadStore } from '../../store/uploads.ts';
import { acceptLogo } from './accept-logo.ts';
import { requestedRange } from './byte-ranges.ts';
import { logoKey, quarantineKey } from './logo-keys.ts';

export type UploadDeps = {
  uploads: UploadStore;
  objects: ObjectStore;
  limits: RateLimits;
  publicOrigin: string;
};

const addressSeconds = 15 * 60;
const hidden = { schema: { hide: true } };

export function uploadRoutes(app: FastifyInstance, deps: UploadDeps): void {
  const { uploads, objects, limits, publicOrigin } = deps;

  serve(app, 'requestUpload', async ({ person }) => {
    await limits.count('uploadsByUser', person.id);
    const key = { userId: person.id, id: uuidv7() };
    const uploadURL = await objects.uploadAddress(quarantineKey(key), addressSeconds);
    await uploads.request(key);
    return { uploadURL };
  });

  app.get('/objects/uploads/:id', hidden, async (request, reply) => {
    const path = new URL(request.url, publicOrigin).pathname;
    const person = await app.personOf(request);
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    request.person = person;
    if (!isLogoPath(path)) throw new Refusal('NOT_FOUND');
    return sendLogo(deps, { userId: person.id, id: logoIdOf(path) }, request, reply);
  });

  const { receive } = objects;
  if (!receive) return;
  // The file goes to the disk as it comes: its address, not its sender or its type, says where and whether.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, file, done) => done(null, file));
  app.put<{ Body: Readable | undefined }>('/objects/uploads/:id', hidden, async (request, reply) => {
    const isTooLarge = Number(request.headers['content-length']) > logoMaxBytes;
    try {
      if (isTooLarge) throw new Refusal('TOO_LARGE');
      await receive(new URL(request.url, publicOrigin), request.body ?? request.raw);
    } catch (error) {
      // The rest of the file is not read, so nothing else can be asked on this connection.
      reply.header('connection', 'close');
      throw error;
    }
    return reply.code(200).send();
  });
}

/** A logo never changes under its address, so whoever has it need not ask again. */
async function sendLogo(deps: UploadDeps, key: UploadKey, request: FastifyRequest, reply: FastifyReply) {
  const { contentType, byteSize } = await acceptLogo(deps, key).catch(notFoundWhereInvalid);
  const etag = `"${key.id}"`;
  reply.headers({
    etag,
    'cache-control': 'private, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = requestedRange(request.headers.range, byteSize);
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${byteSize}`).send();
  const file = await deps.objects.read(logoKey(key), range ?? undefined);
  if (!file) throw new Refusal('NOT_FOUND');
  reply.type(contentType).header('content-length', range ? range.last - range.first + 1 : byteSize);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${byteSize}`);
  return reply.send(file);
}

/** Somebody else's logo is not there. */
function notFoundWhereInvalid(error: unknown): never {
  if (error instanceof Refusal && error.code === 'INVALID_REQUEST') throw new Refusal('NOT_FOUND');
  throw error;
}
