/** A file of an archive, with its bytes as they are stored there. */
export type ArchiveFile = { name: string; stored: Blob; isDeflated: boolean };

/** Signatures, lengths and methods of the ZIP format. */
const endSignature = 0x06054b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localHeaderBytes = 30;
const deflated = 8;

/**
 * The files of a ZIP archive, found by its directory. Only the directory is read into memory: a file is a slice of the
 * archive. Archives above 4 GB and encrypted ones are not read.
 */
export async function readArchive(archive: Blob): Promise<ArchiveFile[]> {
  const { count, start, size } = await readEnd(archive);
  const directory = await viewOf(archive.slice(start, start + size));
  const files: ArchiveFile[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (directory.getUint32(at, true) !== entrySignature) throw new Error('The archive has no directory');
    const nameBytes = directory.getUint16(at + 28, true);
    const localStart = directory.getUint32(at + 42, true);
    const dataStart = localStart + (await localBytes(archive, localStart));
    files.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + entryBytes, nameBytes)),
      stored: archive.slice(dataStart, dataStart + directory.getUint32(at + 20, true)),
      isDeflated: directory.getUint16(at + 10, true) === deflated,
    });
    at += entryBytes + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return files;
}

/** The bytes of a file as they were before they were compressed. */
export function openFile({ stored, isDeflated }: ArchiveFile): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream = stored.stream();
  return isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream;
}

/** Where the directory is. The record that says so is the last, before a comment. */
async function readEnd(archive: Blob): Promise<{ count: number; start: number; size: number }> {
  const end = await viewOf(archive.slice(Math.max(0, archive.size - endBytes - maxCommentBytes)));
  for (let at = end.byteLength - endBytes; at >= 0; at -= 1) {
    if (end.getUint32(at, true) !== endSignature) continue;
    return {
      count: end.getUint16(at + 10, true),
      size: end.getUint32(at + 12, true),
      start: end.getUint32(at + 16, true),
    };
  }
  throw new Error('This is not a ZIP archive');
}

/** The length of the header before a file's bytes; its name and extra field may differ from the directory's. */
async function localBytes(archive: Blob, start: number): Promise<number> {
  const header = await viewOf(archive.slice(start, start + localHeaderBytes));
  return localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true);
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}
