import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Valid and malicious files for uploads. */

export function aPng(width = 40, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 94, g: 18, b: 38, alpha: 0.5 } } })
    .png()
    .toBuffer();
}

/** With EXIF metadata, as from a camera. */
export function aJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 30, channels: 3, background: '#0f766e' } })
    .withExif({ IFD0: { Copyright: 'secret-owner' } })
    .jpeg()
    .toBuffer();
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>',
);

/** A valid PNG that is also HTML with a script. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await aPng(), Buffer.from('<html><script>alert("polyglot")</script></html>')]);
}

/** A small file that decodes to 16,000 × 16,000 pixels. */
export function pixelBomb(side = 16_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  // Greyscale: a row is its filter byte and a byte a pixel.
  return pngOf(header, Buffer.alloc(side * (side + 1)));
}

/** 36 megapixels in colour, invalid in the last row, so that all of it is decoded before it fails. */
export function costlyBrokenPng(): Buffer {
  const side = 6000;
  const rowBytes = 1 + side * 4;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  // Red, green, blue and alpha.
  header.writeUInt8(6, 9);
  const rows = Buffer.alloc(side * rowBytes);
  // An invalid filter type.
  rows.writeUInt8(9, (side - 1) * rowBytes);
  return pngOf(header, rows);
}

function pngOf(header: Buffer, rows: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A valid PNG, padded to a number of bytes. */
export async function aPngOf(bytes: number): Promise<Buffer> {
  const file = Buffer.alloc(bytes);
  (await aPng()).copy(file);
  return file;
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
