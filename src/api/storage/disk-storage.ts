import { randomBytes, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { byteLimit } from './byte-limit.ts';
import type { ByteRange, ObjectStore } from './object-storage.ts';
import { signedUpload, signUploadUrl } from './signed-upload-url.ts';

/** People's logos are for this process alone. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** Files under a folder of this machine, sent to addresses of our own. */
export async function openDiskStorage(
  folder: string,
  publicOrigin: string,
  now: () => Date = () => new Date(),
): Promise<ObjectStore> {
  const root = resolve(folder);
  const partials = join(root, 'partial');
  // One node has the folder, and it has only just started: what is half written was left by a crash.
  await rm(partials, { recursive: true, force: true });
  // What lies above the folder is not ours to close.
  await mkdir(dirname(root), { recursive: true });
  await mkdir(partials, { recursive: true, mode: ownFolder });
  // The folder may be older than this rule.
  await chmod(root, ownFolder);
  const secret = await ownSecret(join(root, 'upload-secret'));

  const fileOf = (key: string) => {
    const file = resolve(root, key);
    if (!file.startsWith(root + sep)) throw new Error('A key leads out of the storage');
    return file;
  };
  /** Written aside and moved, so that a file is there whole or not at all, and still there after a power cut. */
  const store = async (key: string, write: (partial: string) => Promise<void>) => {
    const partial = join(partials, randomUUID());
    try {
      await write(partial);
      const written = await open(partial, 'r');
      await written
        .chmod(ownFile)
        .then(() => written.sync())
        .finally(() => written.close());
      await mkdir(dirname(fileOf(key)), { recursive: true, mode: ownFolder });
      await rename(partial, fileOf(key));
    } finally {
      await rm(partial, { force: true });
    }
  };

  return {
    uploadOrigin: null,
    uploadAddress: (key, { seconds, byteSize }) =>
      asStorage(async () => {
        await access(partials, constants.W_OK);
        const expires = Math.floor(now().getTime() / 1000) + seconds;
        return signUploadUrl(secret, publicOrigin, { key, byteSize }, expires);
      }),
    size: (key) => asStorage(async () => (await stat(fileOf(key)).catch(nullWhereMissing))?.size ?? null),
    read: (key, range) =>
      asStorage(async () => {
        const found = await open(fileOf(key)).catch(nullWhereMissing);
        return found && createReadStream('', { fd: found, ...streamRange(range) });
      }),
    write: (key, bytes) => asStorage(() => store(key, (partial) => writeFile(partial, bytes))),
    remove: (key) => asStorage(() => rm(fileOf(key), { force: true })),
    receiver: {
      open: (address) => signedUpload(secret, address, now().getTime() / 1000),
      take: ({ key, byteSize }, file: Readable) =>
        asStorage(() =>
          store(key, (partial) =>
            pipeline(file, byteLimit(byteSize ?? logoMaxBytes, 'TOO_LARGE'), createWriteStream(partial)),
          ),
        ),
    },
  };
}

function streamRange(range: ByteRange | undefined) {
  return range ? { start: range.first, end: range.last } : {};
}

/** A folder that is gone, full or not ours is a storage that cannot be reached. */
const unavailable = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EMFILE',
]);

async function asStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (unavailable.has(codeOf(error))) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    throw error;
  }
}

function nullWhereMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Kept beside the files, so that an address outlives a restart. */
async function ownSecret(file: string): Promise<Buffer> {
  await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return readFile(file);
}
