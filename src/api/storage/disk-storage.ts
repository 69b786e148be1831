import { randomBytes, randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { type ByteRange, type ObjectStore, storageErrors } from './object-storage.ts';
import { signUploadUrl, verifyUploadUrl } from './signed-upload-url.ts';

/** Only this process may read logos. */
const folderMode = 0o700;
const fileMode = 0o600;
/** No upload takes longer: an older partial file is left from a crash. A younger one may be another node's. */
const partialMaxMs = 3_600_000;

/** Stores files in a folder of this machine. Browsers send them to our own URLs. */
export async function openDiskStorage(
  folder: string,
  publicOrigin: string,
  now: () => Date = () => new Date(),
): Promise<ObjectStore> {
  const root = resolve(folder);
  const partials = join(root, 'partial');
  // Parent folders keep their default mode.
  await mkdir(dirname(root), { recursive: true });
  await mkdir(partials, { recursive: true, mode: folderMode });
  await removeOlder(partials, now().getTime() - partialMaxMs);
  // The folder may exist with another mode.
  await chmod(root, folderMode);
  const { mapErrors, failures } = storageErrors((error) =>
    unavailable.has(codeOf(error)) ? codeOf(error) : null,
  );
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
    failures,
    problem: async () => {
      const probe = join(partials, randomUUID());
      try {
        await writeFile(probe, probeBytes, { mode: fileMode });
        return null;
      } catch (error) {
        return folderProblem(root, codeOf(error));
      } finally {
        await rm(probe, { force: true }).catch(() => undefined);
      }
    },
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

/** Removes the files of a folder that were last written before a time. */
async function removeOlder(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = (await stat(file).catch(nullIfMissing)) ?? { mtimeMs: beforeMs };
    if (mtimeMs < beforeMs) await rm(file, { force: true });
  }
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

/** More than the rest of a block, which a full disk may still take. */
const probeBytes = Buffer.alloc(65_536);

/** Why a folder cannot be written, and what to do. */
export function folderProblem(folder: string, code: string): string {
  const problem = `The folder of logos, STORAGE_DIR ${folder},`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `${problem} is full (${code}). Free space on its disk.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${problem} cannot be written (${code}). Let the user of the server write there, or name another folder.`;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EEXIST')
    return `${problem} is not there (${code}). Create or mount it, or name another folder.`;
  return `${problem} cannot be used (${code || 'unknown error'}).`;
}

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Stored with the files, so that signed URLs stay valid after a restart. */
async function readOrCreateSecret(file: string): Promise<Buffer> {
  await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return readFile(file);
}
