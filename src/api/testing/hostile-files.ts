import { constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk } from './logo-files.ts';

/** Small files that cost much to read. Each is made, none is stored: scanners of viruses do not like them. */

/** A PNG of 1 MB with a colour profile that inflates to a gigabyte. */
export async function inflatingPng(mebibytes = 1000): Promise<Buffer> {
  // Blocks that end with a full flush do not refer to earlier ones, so they can be repeated.
  const block = deflateRawSync(Buffer.alloc(1_048_576), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks = Array.from({ length: mebibytes }, () => block);
  const zlib = Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0, 0, 0, 0, 0])]);
  return withChunks([chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zlib]))]);
}

/** A PNG of 5 MB with 400,000 empty chunks. */
export async function manyChunksPng(count = 400_000): Promise<Buffer> {
  const empty = chunk('teSt', Buffer.alloc(0));
  return withChunks(Array.from({ length: count }, () => empty));
}

/** A JPEG of 10 MB with 2.6 million empty comments. */
export async function manySegmentsJpeg(count = 2_600_000): Promise<Buffer> {
  return withSegments(Buffer.alloc(count * 4, Buffer.from([0xff, 0xfe, 0, 2])));
}

/** A JPEG of 10 MB with 490,000 Huffman tables of two codes. */
export async function manyTablesJpeg(count = 490_000): Promise<Buffer> {
  const table = Buffer.from([0, 0, 2, ...Array<number>(14).fill(0), 1, 2]);
  const perSegment = 3400;
  const segments = Array.from({ length: Math.ceil(count / perSegment) }, () => {
    const tables = Buffer.alloc(perSegment * table.length, table);
    const header = Buffer.from([0xff, 0xc4, 0, 0]);
    header.writeUInt16BE(tables.length + 2, 2);
    return Buffer.concat([header, tables]);
  });
  return withSegments(Buffer.concat(segments));
}

/** A JPEG of the largest kind: progressive, of four inks, none of them subsampled. */
export function progressiveJpeg(side: number): Promise<Buffer> {
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#0f766e' },
    limitInputPixels: false,
  })
    .toColourspace('cmyk')
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A cleaned SVG with so many groups inside each other. */
export function nestedSvg(depth: number): Buffer {
  const lines = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">',
    ...Array.from({ length: depth }, () => '<g>'),
    '<path d="M0 0L9 0L9 9Z" fill="#000000"/>',
    ...Array.from({ length: depth }, () => '</g>'),
    '</svg>',
  ];
  return Buffer.from(lines.join('\n'));
}

async function withChunks(chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  // After the signature and IHDR.
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

async function withSegments(segments: Buffer): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]);
}
