import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to be: its parts are asked for one at a time. Pictures are packed already and only stored. */
export type ZipEntry = { name: string; parts: AsyncIterable<Uint8Array>; isPacked?: boolean };

/** One ZIP file, part after part, as fast as it is taken: never more than a part of one of its files is in memory. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, parts, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
