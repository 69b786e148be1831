import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { isLogoPath, logoIdOf, logoMaxBytes } from '#domain/card/logo-file.ts';
import { uuidv7 } from '../../database/ids.ts';
import { actorOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { refuseWithoutFactor } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import { logoKey, quarantineKey } from '../../storage/object-keys.ts';
import type { ByteRange, UploadReceiver } from '../../storage/object-storage.ts';
import type { UploadKey } from '../../store/cards/uploads.ts';

export type UploadDeps = Needs<'uploads' | 'objects' | 'limits' | 'publicOrigin'>;

const uploadUrlSeconds = 15 * 60;
const hidden = { schema: { hide: true } };

export async function uploadsFeature(app: FastifyInstance, deps: UploadDeps): Promise<void> {
  const { uploads, objects, limits, publicOrigin } = deps;

  registerCall(app, 'requestUpload', async ({ user, query, request }) => {
    const byteSize = query.byteSize ?? null;
    await limits.count('uploadsByUser', user.id);
    await limits.count('uploadBytesByUser', user.id, byteSize ?? logoMaxBytes);
    const key = { accountId: user.accountId, id: uuidv7() };
    const terms = { seconds: uploadUrlSeconds, owner: key.accountId, byteSize };
    const uploadURL = await objects.uploadUrl(quarantineKey(key.id), terms);
    await uploads.request(key, actorOf(user, request));
    return { uploadURL };
  });

  app.get('/objects/uploads/:id', hidden, async (request, reply) => {
    const path = new URL(request.url, publicOrigin).pathname;
    const user = await app.findSessionUser(request);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    refuseWithoutFactor(user);
    request.user = user;
    if (!isLogoPath(path)) throw new Refusal('NOT_FOUND');
    const { id: userId, accountId } = user;
    return sendLogo(deps, { userId, accountId, id: logoIdOf(path) }, request, reply);
  });

  const { receiver } = objects;
  // In its own scope, since it replaces the body parsers.
  if (receiver) void app.register(async (scope) => receiveFiles(scope, deps, receiver));
}

/** Receives files at our own upload URLs. A URL can be used once, even if the upload fails. */
function receiveFiles(
  app: FastifyInstance,
  { uploads, publicOrigin }: UploadDeps,
  receiver: UploadReceiver,
): void {
  // The body is streamed to the disk. The signed URL authorises it, so session and content type are not checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, file, done) => done(null, file));
  app.put<{ Body: Readable | undefined }>('/objects/uploads/:id', hidden, async (request, reply) => {
    const contentLength = request.headers['content-length'];
    try {
      if (Number(contentLength) > logoMaxBytes) throw new Refusal('TOO_LARGE');
      const url = new URL(request.url, publicOrigin);
      const upload = receiver.verify(url);
      const matchesSignature =
        upload && (upload.byteSize === null || String(upload.byteSize) === contentLength);
      if (
        !matchesSignature ||
        !(await uploads.markSent({ accountId: upload.owner, id: logoIdOf(url.pathname) }))
      )
        throw new Refusal('UPLOAD_REFUSED');
      await receiver.receive(upload, request.body ?? request.raw);
    } catch (error) {
      // The rest of the body is not read, so the connection cannot be reused.
      reply.header('connection', 'close');
      throw error;
    }
    return reply.code(200).send();
  });
}

/** Sends an accepted logo. It never changes, but the browser revalidates it each time, since the session may have ended. */
async function sendLogo(
  deps: UploadDeps,
  key: UploadKey & { userId: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // A picture is requested by its address alone: a member sees the logos of their companies in every tab.
  const found = await deps.uploads.findReadable(key);
  if (found?.refusal) throw new Refusal(found.refusal);
  if (!found?.logo) throw new Refusal('NOT_FOUND');
  const { contentType, byteSize } = found.logo;
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
  const file = await deps.objects.read(logoKey(key.id), range ?? undefined);
  if (!file) throw new Refusal('NOT_FOUND');
  reply.type(contentType).header('content-length', range ? range.last - range.first + 1 : byteSize);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${byteSize}`);
  return reply.send(file);
}

/** The range of a Range header: null for the whole file, also for unsupported forms; 'beyond' if the file has no such range. */
function requestedRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  // Without a start, the number is a length from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'beyond' : { first, last };
}
