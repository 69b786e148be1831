import { type ErrorCode, Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import type { Needs } from '../../services.ts';
import {
  cleanLogo,
  ImageTimeout,
  pointsOfBytes,
  readLogoHeader,
  timeoutPoints,
  withImageSlot,
} from '../../storage/clean-image.ts';
import { logoKey, quarantineKey } from '../../storage/object-keys.ts';
import type { ObjectStore } from '../../storage/object-storage.ts';
import type { LogoRefusal, StoredLogo, UploadKey, UploadStore } from '../../store/cards/uploads.ts';

type Deps = Needs<'uploads.find' | 'uploads.accept' | 'uploads.refuse' | 'objects' | 'limits.count'>;

/** The client of a request: image work is rate-limited by its user and its address and ends when it disconnects. */
type Client = { userId: string; address: string; signal: AbortSignal };

/** Checks an uploaded logo and stores a clean copy when the first card is saved with it. The result is stored, so a file is checked once. */
export function logoAcceptor(deps: Deps) {
  return async (key: UploadKey, client: Client): Promise<StoredLogo> => {
    // An accepted logo needs no object storage: cards can be saved while that is down.
    const known = await knownLogo(deps.uploads, key);
    if (known) return known;
    const checkOnce = async () =>
      // An earlier job of the queue may have checked the same file.
      (await knownLogo(deps.uploads, key)) ?? (await checkLogo(deps, key, client));
    return withImageSlot(checkOnce, client);
  };
}

/** The logo that an upload was accepted as, or null if it has not been checked. Costs one database read. */
async function knownLogo(uploads: Pick<UploadStore, 'find'>, key: UploadKey): Promise<StoredLogo | null> {
  const found = await uploads.find(key);
  if (!found) throw notALogo();
  if (found.refusal) throw new Refusal(found.refusal);
  return found.logo;
}

async function checkLogo({ uploads, objects, limits }: Deps, key: UploadKey, client: Client) {
  const { signal } = client;
  const count = countWork(limits, client);
  try {
    const file = await readQuarantined(objects, key.id);
    const byteSize = file.length;
    // Before anything is read: a small picture may have many bytes.
    await count(pointsOfBytes(byteSize));
    const header = await readLogoHeader(file, signal);
    await count(header.megapixels - pointsOfBytes(byteSize));
    const { bytes, contentType } = await cleanLogo(file, header, signal);
    await objects.write(logoKey(key.id), bytes, contentType);
    const logo = { contentType, byteSize: bytes.length };
    await uploads.accept(key, logo);
    await removeQuarantined(objects, key.id);
    return logo;
  } catch (error) {
    if (error instanceof Refusal && isFinal(error.code)) {
      await uploads.refuse(key, error.code);
      await removeQuarantined(objects, key.id);
    }
    // The file can be tried again, so its time is counted; the response stays that of the timeout.
    if (error instanceof ImageTimeout) await count(timeoutPoints).catch(() => undefined);
    throw error;
  }
}

/** Counts image work of a user and their address. */
function countWork(limits: Deps['limits'], { userId, address }: Client) {
  return async (points: number) => {
    if (points <= 0) return;
    await limits.count('imageWorkByUser', userId, points);
    await limits.count('imageWorkByAddress', address, points);
  };
}

function isFinal(code: ErrorCode): code is LogoRefusal {
  return code === 'LOGO_NOT_AN_IMAGE' || code === 'LOGO_TOO_LARGE';
}

/** A file that cannot be removed now is removed with its upload. */
async function removeQuarantined(objects: ObjectStore, uploadId: string): Promise<void> {
  await objects.remove(quarantineKey(uploadId)).catch(() => undefined);
}

/** The file in memory that a thread can read without a copy. */
async function readQuarantined(objects: ObjectStore, uploadId: string): Promise<Buffer> {
  const size = await objects.size(quarantineKey(uploadId));
  if (size === null) throw notALogo();
  if (size > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
  const file = await objects.read(quarantineKey(uploadId));
  if (!file) throw notALogo();
  const bytes = Buffer.from(new SharedArrayBuffer(size));
  let length = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    // The file may have been replaced since its size was read.
    if (length + chunk.length > size) throw new Refusal('LOGO_TOO_LARGE');
    length += chunk.copy(bytes, length);
  }
  return bytes.subarray(0, length);
}

/** The same response for another account's upload, one without a file and one that does not exist. */
function notALogo(): Refusal {
  return new Refusal('INVALID_REQUEST', { fields: { logoUrl: 'INVALID_LOGO' } });
}
