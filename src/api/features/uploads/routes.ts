import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { isLogoPath, logoIdOf, logoMaxBytes } from '#domain/card/logo-file.ts';
import { uuidv7 } from '../../database/ids.ts';
import { registerCall } from '../../http/register-call.ts';
import { actingAdminOf } from '../../http/request-trace.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import type { ObjectStore, UploadReceiver } from '../../storage/object-storage.ts';
import type { UploadKey, UploadStore } from '../../store/cards/uploads.ts';
import { knownLogo } from './accept-logo.ts';
import { requestedRange } from './byte-ranges.ts';
import { logoKey, quarantinedUpload, quarantineKey } from './logo-keys.ts';

export type UploadDeps = {
  uploads: UploadStore;
  objects: ObjectStore;
  limits: RateLimits;
  publicOrigin: string;
};

const addressSeconds = 15 * 60;
const hidden = { schema: { hide: true } };

export async function uploadsFeature(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  const { uploads, objects, limits, publicOrigin } = deps;

  registerCall(app, 'requestUpload', async ({ user, query, request }) => {
    const byteSize = query.byteSize ?? null;
    await limits.count('uploadsByUser', user.id);
    await limits.count('uploadBytesByUser', user.id, byteSize ?? logoMaxBytes);
    const key = { userId: user.id, id: uuidv7() };
    const uploadURL = await objects.uploadAddress(quarantineKey(key), { seconds: addressSeconds, byteSize });
    await uploads.request(key, actingAdminOf(user, request));
    return { uploadURL };
  });

  app.get('/objects/uploads/:id', hidden, async (request, reply) => {
    const path = new URL(request.url, publicOrigin).pathname;
    const user = await app.findSessionUser(request);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    request.user = user;
    if (!isLogoPath(path)) throw new Refusal('NOT_FOUND');
    return sendLogo(deps, { userId: user.id, id: logoIdOf(path) }, request, reply);
  });

  const { receiver } = objects;
  // In a scope of its own: the other calls go on reading JSON.
  if (receiver) void app.register(async (own) => takeFiles(own, deps, receiver));
}

/** Serves the addresses that files are put to, where they are our own. An address takes one file, however it ends. */
function takeFiles(
  app: FastifyInstance,
  { uploads, publicOrigin }: UploadDeps,
  receiver: UploadReceiver,
): void {
  // The file goes to the disk as it comes: its address, not its sender or its type, says where and whether.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, file, done) => done(null, file));
  app.put<{ Body: Readable | undefined }>('/objects/uploads/:id', hidden, async (request, reply) => {
    const told = request.headers['content-length'];
    try {
      if (Number(told) > logoMaxBytes) throw new Refusal('TOO_LARGE');
      const upload = receiver.open(new URL(request.url, publicOrigin));
      const isAsSigned = upload && (upload.byteSize === null || String(upload.byteSize) === told);
      if (!isAsSigned || !(await uploads.markSent(quarantinedUpload(upload.key))))
        throw new Refusal('UPLOAD_REFUSED');
      await receiver.take(upload, request.body ?? request.raw);
    } catch (error) {
      // The rest of the file is not read, so nothing else can be asked on this connection.
      reply.header('connection', 'close');
      throw error;
    }
    return reply.code(200).send();
  });
}

/** Only what a card was saved with is served. It never changes under its address, but whoever has it asks each time whether it may still show it. */
async function sendLogo(deps: UploadDeps, key: UploadKey, request: FastifyRequest, reply: FastifyReply) {
  const logo = await knownLogo(deps.uploads, key).catch(notFoundWhereInvalid);
  if (!logo) throw new Refusal('NOT_FOUND');
  const { contentType, byteSize } = logo;
  const etag = `"${key.id}"`;
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
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
