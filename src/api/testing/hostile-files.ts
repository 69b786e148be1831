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

const star = (points: number) =>
  `${Array.from({ length: points }, (_, at) => {
    const [x, y] = [50 + 40 * Math.cos(at), 50 + 40 * Math.sin(at)];
    return `${at === 0 ? 'M' : 'L'}${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
  }).join('')}Z`;
const square = 'M10 10L90 10L90 90L10 90Z';
const halfSquare = `<path d="${square}" fill="#00ff00" fill-opacity="0.5"/>`;
const drawing = (...lines: string[]) =>
  Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">',
      ...lines,
      '</svg>',
    ].join('\n'),
  );
const transparentStroke = (path: string, more = '') =>
  `<path d="${path}" fill="none" stroke="#ff0000" stroke-opacity="0.5" stroke-width="3"${more}/>`;

/** Cleaned drawings of 16 to 350 kB, each of which would keep a print thread busy for seconds or minutes. */
export const hostileDrawings: Record<string, () => Buffer> = {
  'a group clipped by a union of 900 areas': () => clippedByUnion(900),
  'groups clipped by 2,500 segments each': () =>
    drawing(
      ...Array.from({ length: 9 }, (_, at) => [
        `<clipPath id="i${at + 1}">`,
        `<path d="${star(2500)}"/>`,
        '</clipPath>',
        `<g clip-path="url(#i${at + 1})" opacity="0.5">`,
        ...Array.from({ length: 12 }, () => halfSquare),
        '</g>',
      ]).flat(),
    ),
  'a dashed stroke with round ends under something transparent': () => {
    const zigzag = Array.from({ length: 2000 }, (_, at) => `L${(at % 2) * 100} ${50 + (at % 7)}`).join('');
    const round = ' stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="0.5 0.5"';
    return drawing(transparentStroke(`M0 50${zigzag}`, round), halfSquare);
  },
  'a stroke of 20,000 curves under something transparent': () => {
    const curves = Array.from(
      { length: 20_000 },
      (_, at) => `C${at % 100} 90 90 ${at % 90} ${(at * 7) % 100} ${(at * 13) % 100}`,
    );
    return drawing(transparentStroke(`M10 10${curves.join('')}`), halfSquare);
  },
};

/** A group of 20 shapes whose clip path has so many areas. */
export function clippedByUnion(areas: number): Buffer {
  return drawing(
    '<clipPath id="i1">',
    ...Array.from({ length: areas }, () => `<path d="${square}"/>`),
    '</clipPath>',
    '<g clip-path="url(#i1)" opacity="0.5">',
    ...Array.from({ length: 20 }, () => `<path d="${star(60)}" fill="#0000ff"/>`),
    '</g>',
  );
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
