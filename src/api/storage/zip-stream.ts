import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of the archive. Parts are read one at a time. Images are compressed already and only stored. */
export type ZipEntry = {
  name: string;
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>;
  isCompressed?: boolean;
};

/** Compression methods of the ZIP format. */
const stored = 0;
const deflated = 8;

/** Streams a ZIP file; memory use does not depend on its size. zlib compresses in its own threads, so the event loop is not blocked. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, parts, isCompressed = false } of entries) {
    const file: ZipInputFile = {
      filename: name,
      size: 0,
      crc: 0,
      compression: isCompressed ? stored : deflated,
    };
    archive.add(file);
    const measured = measure(file, parts);
    for await (const bytes of isCompressed ? measured : deflate(measured)) {
      file.ondata?.(null, bytes, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

/** Computes the checksum and the size for the archive's directory. */
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
  // An error of either stream ends both and is thrown to the reader of the result.
  return pipeline(source, createDeflateRaw({ level: constants.Z_BEST_SPEED }), () => undefined);
}
