import { randomBytes, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import type { ByteRange, ObjectStore } from './object-storage.ts';
import { signUploadUrl, verifyUploadUrl } from './signed-upload-url.ts';

/** Only this process may read logos. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Stores files in a folder of this machine. Browsers send them to our own URLs. */
export async function openDiskStorage(
  folder: string,
  publicOrigin: string,
  now: () => Date = () => new Date(),
): Promise<ObjectStore> {
  const root = resolve(folder);
  const partials = join(root, 'partial');
  // Only one node uses the folder, so partial files are left from a crash.
  await rm(partials, { recursive: true, force: true });
  // Parent folders keep their default mode.
  await mkdir(dirname(root), { recursive: true });
  await mkdir(partials, { recursive: true, mode: folderMode });
  // The folder may exist with another mode.
  await chmod(root, folderMode);
  const secret = await readOrCreateSecret(join(root, 'upload-secret'));

  const fileOf = (key: string) => {
    const file = resolve(root, key);
    if (!file.startsWith(root + sep)) throw new Error('A key points outside the storage folder');
    return file;
  };
  /** Writes a temporary file, syncs and renames it, so that a file is complete or missing, also after a power cut. */
  const store = async (key: string, write: (partial: string) => Promise<void>) => {
    const partial = join(partials, randomUUID());
    try {
      await write(partial);
      const written = await open(partial, 'r');
      try {
        await written.chmod(fileMode);
        await written.sync();
      } finally {
        await written.close();
      }
      await mkdir(dirname(fileOf(key)), { recursive: true, mode: folderMode });
      await rename(partial, fileOf(key));
    } finally {
      await rm(partial, { force: true });
    }
  };

  return {
    uploadOrigin: null,
    uploadUrl: (key, { seconds, owner, byteSize }) =>
      mapErrors(async () => {
        await access(partials, constants.W_OK);
        const expires = Math.floor(now().getTime() / 1000) + seconds;
        return signUploadUrl(secret, publicOrigin, { key, owner, byteSize }, expires);
      }),
    size: (key) => mapErrors(async () => (await stat(fileOf(key)).catch(nullIfMissing))?.size ?? null),
    read: (key, range) =>
      mapErrors(async () => {
        const found = await open(fileOf(key)).catch(nullIfMissing);
        return found && createReadStream('', { fd: found, ...streamRange(range) });
      }),
    write: (key, bytes) => mapErrors(() => store(key, (partial) => writeFile(partial, bytes))),
    remove: (key) => mapErrors(() => rm(fileOf(key), { force: true })),
    receiver: {
      verify: (url) => verifyUploadUrl(secret, url, now().getTime() / 1000),
      receive: ({ key, byteSize }, file: Readable) =>
        mapErrors(() =>
          store(key, (partial) =>
            pipeline(file, byteLimit(byteSize ?? logoMaxBytes), createWriteStream(partial)),
          ),
        ),
    },
  };
}

/** A stream that fails with a refusal after a number of bytes. */
function byteLimit(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new Refusal('TOO_LARGE'));
      else done(null, chunk);
    },
  });
}

function streamRange(range: ByteRange | undefined) {
  return range ? { start: range.first, end: range.last } : {};
}

/** Errors of a missing, full or unreadable folder mean that the storage is unavailable. */
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

async function mapErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (unavailable.has(codeOf(error))) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    throw error;
  }
}

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Stored with the files, so that signed URLs stay valid after a restart. */
async function readOrCreateSecret(file: string): Promise<Buffer> {
  await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return readFile(file);
}
