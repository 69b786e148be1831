import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file to be: its parts are asked for one at a time. Pictures are packed already and only stored. */
export type ZipEntry = { name: string; parts: AsyncIterable<Uint8Array<ArrayBuffer>>; isPacked?: boolean };

/** The numbers of the ZIP format. */
const stored = 0;
const deflated = 8;

/** Streams one ZIP file as fast as it is read; memory use does not depend on its size. Parts are compressed by zlib's own threads, so that other requests are answered meanwhile. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, parts, isPacked = false } of entries) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: isPacked ? stored : deflated };
    archive.add(file);
    const measured = measure(file, parts);
    for await (const bytes of isPacked ? measured : deflate(measured)) {
      file.ondata?.(null, bytes, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

/** Adds up what the archive's directory says of a file. */
async function* measure(
  file: ZipInputFile,
  parts: ZipEntry['parts'],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const part of parts) {
    file.crc = crc32(part, file.crc);
    file.size += part.length;
    yield part;
  }
}

function deflate(parts: ZipEntry['parts']): ZipEntry['parts'] {
  const source = Readable.from(parts, { objectMode: false });
  // An error of either ends both, and is thrown where the result is read.
  return pipeline(source, createDeflateRaw({ level: constants.Z_BEST_SPEED }), () => undefined);
}
