import { unzlibSync } from 'fflate';
import { mostPixels, type Pixels } from './pixels.ts';
import { type PngHeader, pngDataLength, pngSamples } from './png-samples.ts';
import { UnprintableLogo } from './printed-logo.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** How many samples a pixel has, by PNG's number for its kind. */
const kinds = {
  0: { samples: 1, space: 'grey' },
  2: { samples: 3, space: 'rgb' },
  3: { samples: 1, space: 'rgb' },
  4: { samples: 2, space: 'grey' },
  6: { samples: 4, space: 'rgb' },
} as const;
const palettes = 3;
const mostProfileBytes = 4_000_000;

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

export function pngSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = readHeader(bytes);
  return { width, height };
}

/** A PNG of any kind: greys, colours or a palette, 1 to 16 bits, interlaced or not. */
export function readPng(bytes: Uint8Array): Pixels {
  const header = readHeader(bytes);
  const chunks = chunksOf(bytes);
  const { width, height, kind, depth } = header;
  if (width * height > mostPixels) throw new UnprintableLogo('LOGO_TOO_MANY_PIXELS');
  const samples = pngSamples(header, unpackedWithin(joined(chunks.all('IDAT')), pngDataLength(header)));
  const [transparent, profile] = [chunks.first('tRNS'), profileIn(chunks.first('iCCP'))];
  const size = { width, height, profile };
  if (kind === palettes) {
    return { ...size, space: 'rgb', ...looksUp(samples, chunks.first('PLTE'), transparent) };
  }
  const { space, samples: perPixel } = kinds[kind];
  const colours = space === 'grey' ? 1 : 3;
  const [colour, alpha] = [
    new Uint8Array(width * height * colours),
    perPixel > colours || transparent ? new Uint8Array(width * height) : null,
  ];
  const isTransparent = transparentTest(transparent, colours);
  const toByte = byteTable(depth);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * perPixel;
    for (let sample = 0; sample < colours; sample += 1) {
      colour[pixel * colours + sample] = toByte[samples[at + sample] ?? 0] ?? 0;
    }
    if (!alpha) continue;
    if (perPixel > colours) alpha[pixel] = toByte[samples[at + colours] ?? 0] ?? 0;
    else alpha[pixel] = isTransparent(samples, at) ? 0 : 255;
  }
  return { ...size, space, samples: colour, alpha };
}

/** Every value a sample may have, as a byte. */
function byteTable(depth: number): Uint8Array {
  const most = 2 ** depth - 1;
  return Uint8Array.from({ length: most + 1 }, (_, value) => Math.round((value * 255) / most));
}

function readHeader(bytes: Uint8Array): PngHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [kind, depth] = [view.getUint8(25), view.getUint8(24)];
  if (!isKind(kind) || ![1, 2, 4, 8, 16].includes(depth)) throw new UnprintableLogo('LOGO_DAMAGED');
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth,
    kind,
    perPixel: kinds[kind].samples,
    isInterlaced: view.getUint8(28) === 1,
  };
}

function isKind(kind: number): kind is keyof typeof kinds {
  return kind in kinds;
}

type Chunks = { first(type: string): Uint8Array | null; all(type: string): Uint8Array[] };

function chunksOf(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: { type: string; data: Uint8Array }[] = [];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    found.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  const all = (type: string) => found.filter((chunk) => chunk.type === type).map(({ data }) => data);
  return { first: (type) => all(type)[0] ?? null, all };
}

/** A palette's colours, and how opaque its first few are. */
function looksUp(
  indices: Uint8Array | Uint16Array,
  palette: Uint8Array | null,
  opacities: Uint8Array | null,
): Pick<Pixels, 'samples' | 'alpha'> {
  if (!palette) throw new UnprintableLogo('LOGO_DAMAGED');
  const samples = new Uint8Array(indices.length * 3);
  const alpha = opacities ? new Uint8Array(indices.length) : null;
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const index = indices[pixel] ?? 0;
    for (let sample = 0; sample < 3; sample += 1) {
      samples[pixel * 3 + sample] = palette[index * 3 + sample] ?? 0;
    }
    if (alpha) alpha[pixel] = opacities?.[index] ?? 255;
  }
  return { samples, alpha };
}

/** A PNG without opacities may name one colour that is not there. */
function transparentTest(
  named: Uint8Array | null,
  colours: number,
): (samples: Uint8Array | Uint16Array, at: number) => boolean {
  if (!named) return () => false;
  const wanted = Array.from(
    { length: colours },
    (_, sample) => (named[sample * 2] ?? 0) * 256 + (named[sample * 2 + 1] ?? 0),
  );
  return (samples, at) => wanted.every((value, sample) => samples[at + sample] === value);
}

/** The chunk holds a name, a zero, the way of packing and the profile. */
function profileIn(chunk: Uint8Array | null): Uint8Array | null {
  return chunk ? unpackedWithin(chunk.subarray(chunk.indexOf(0) + 2), mostProfileBytes) : null;
}

/** A small file may claim to unpack to any length; it is given the room it should need and no more. */
function unpackedWithin(packed: Uint8Array, length: number): Uint8Array {
  return unzlibSync(packed, { out: new Uint8Array(length) });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
