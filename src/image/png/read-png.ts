import { concatBytes } from '../bytes.ts';
import { inflateStart } from '../inflate.ts';
import { exifOrientation } from '../orientation.ts';
import { maxPixels, type Pixels } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { isOnItsSide, turnUpright } from '../upright.ts';
import { type Chunk, chunksOf, firstChunk, isAnimated } from './chunks.ts';
import { pngProfile } from './colour-chunks.ts';
import { type PngHeader, pngKinds, readHeader } from './header.ts';
import { pngDataLength, pngSamples } from './png-samples.ts';

const palettes = 3;

/** The size of a PNG after it is turned upright. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } {
  const chunks = readChunks(bytes);
  const { width, height } = readHeader(chunks);
  return isOnItsSide(orientationOf(chunks)) ? { width: height, height: width } : { width, height };
}

/** Decodes a PNG of any kind and turns it upright. */
export function readPng(bytes: Uint8Array): Pixels {
  const chunks = readChunks(bytes);
  const header = readHeader(chunks);
  if (header.width * header.height > maxPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
  return turnUpright(decodePixels(header, chunks), orientationOf(chunks));
}

function readChunks(bytes: Uint8Array): Chunk[] {
  const chunks = chunksOf(bytes);
  if (isAnimated(chunks)) throw new UnreadablePicture('LOGO_ANIMATED');
  return chunks;
}

function orientationOf(chunks: readonly Chunk[]): number {
  return exifOrientation(firstChunk(chunks, 'eXIf') ?? undefined);
}

function decodePixels(header: PngHeader, chunks: readonly Chunk[]): Pixels {
  const { width, height, kind, depth } = header;
  const compressed = concatBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  // The output is limited to the expected length, so that a small file cannot decompress to any size.
  const data = inflateStart(compressed, pngDataLength(header));
  const samples = pngSamples(header, data);
  const transparent = firstChunk(chunks, 'tRNS');
  const size = { width, height, contentArea: { x: 0, y: 0, width, height }, profile: pngProfile(chunks) };
  if (kind === palettes) {
    return { ...size, space: 'rgb', ...applyPalette(samples, firstChunk(chunks, 'PLTE'), transparent) };
  }
  const { space, samples: perPixel } = pngKinds[kind];
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

/** The byte for every value of a sample. */
function byteTable(depth: number): Uint8Array {
  const max = 2 ** depth - 1;
  return Uint8Array.from({ length: max + 1 }, (_, value) => Math.round((value * 255) / max));
}

/** The colours and opacities of palette indices. */
function applyPalette(
  indices: Uint8Array | Uint16Array,
  palette: Uint8Array | null,
  opacities: Uint8Array | null,
): Pick<Pixels, 'samples' | 'alpha'> {
  if (!palette) throw new UnreadablePicture('LOGO_DAMAGED');
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

/** A PNG without alpha may define one transparent colour. */
function transparentTest(
  colour: Uint8Array | null,
  colours: number,
): (samples: Uint8Array | Uint16Array, at: number) => boolean {
  if (!colour) return () => false;
  const expected = Array.from(
    { length: colours },
    (_, sample) => (colour[sample * 2] ?? 0) * 256 + (colour[sample * 2 + 1] ?? 0),
  );
  return (samples, at) => expected.every((value, sample) => samples[at + sample] === value);
}
