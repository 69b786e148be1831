import { type Pixels, samplesOf } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import type { JpegFacts } from './facts.ts';
import type { Component, Frame } from './frame.ts';
import { type BlockSize, inverseTransforms } from './idct.ts';
import { readScans } from './read-scans.ts';
import { type Plane, type UpsampleRow, upsamplerOf } from './upsample.ts';

/** How much smaller a picture is decoded: every way, by this. */
export type Reduction = 1 | 2 | 4 | 8;

/** How a file's components are mixed. */
type Mixture = 'grey' | 'rgb' | 'ycc' | 'cmyk' | 'ycck';

/** A JPEG's pixels as it stores them, not turned; Adobe's inks, which are stored upside down, as ink. */
export function decodeJpeg(
  bytes: Uint8Array,
  facts: JpegFacts,
  reduction: Reduction = 1,
  onProgress: (share: number) => void = () => undefined,
): Pick<Pixels, 'width' | 'height' | 'filled' | 'space' | 'samples'> {
  const made: { picture?: Picture } = {};
  const scans = readScans(bytes, {
    frame(frame) {
      made.picture = newPicture(frame, reduction);
    },
    block({ index }, x, y, { coefficients, at, quantisation }) {
      const layer = made.picture?.layers[index];
      if (!layer) return;
      const { size, plane } = layer;
      const to = y * size * plane.stride + x * size;
      inverseTransforms[size](coefficients, at, quantisation, plane.samples, to, plane.stride);
    },
  });
  for (const share of scans) onProgress(share);
  if (!made.picture) throw new UnreadablePicture('LOGO_DAMAGED');
  const { width, height, layers } = made.picture;
  const mixture = mixtureOf(facts, layers);
  const space = mixture === 'grey' ? 'grey' : mixture === 'rgb' || mixture === 'ycc' ? 'rgb' : 'cmyk';
  const samples = new Uint8Array(width * height * samplesOf[space]);
  const rows = layers.map(({ plane, across }) => new Uint8Array(Math.max(width, plane.width * across)));
  for (let y = 0; y < height; y += 1) {
    for (const [index, { plane, upsample }] of layers.entries()) {
      const row = rows[index];
      if (row) upsample(plane, y, row);
    }
    mix[mixture](rows, samples.subarray(y * width * samplesOf[space], (y + 1) * width * samplesOf[space]));
  }
  if (space === 'cmyk' && facts.adobeTransform !== null) {
    for (let at = 0; at < samples.length; at += 1) samples[at] = 255 - (samples[at] ?? 0);
  }
  const filled = { x: 0, y: 0, width: facts.width / reduction, height: facts.height / reduction };
  return { width, height, filled, space, samples };
}

type Layer = { component: Component; size: BlockSize; plane: Plane; across: number; upsample: UpsampleRow };
type Picture = { width: number; height: number; layers: readonly Layer[] };

function newPicture(frame: Frame, reduction: Reduction): Picture {
  const least = 8 / reduction;
  const width = Math.ceil(frame.width / reduction);
  const height = Math.ceil(frame.height / reduction);
  const layers = frame.components.map((component) => {
    const size = blockSize(component, frame, least);
    const samplesIn = (length: number, sampling: number, most: number) =>
      Math.ceil((length * sampling * size) / (most * 8));
    const [planeWidth, planeHeight] = [
      samplesIn(frame.width, component.h, frame.maxH),
      samplesIn(frame.height, component.v, frame.maxV),
    ];
    const stride = component.storedWide * size;
    const plane = {
      samples: new Uint8Array(stride * component.storedHigh * size),
      stride,
      width: planeWidth,
      height: planeHeight,
    };
    const across = (frame.maxH * least) / (component.h * size);
    const down = (frame.maxV * least) / (component.v * size);
    return { component, size, plane, across, upsample: upsamplerOf(across, down, planeWidth, least > 1) };
  });
  return { width, height, layers };
}

/** A component with fewer samples is reduced less, so that it need not be enlarged again. */
function blockSize({ h, v }: Component, { maxH, maxV }: Frame, least: number): BlockSize {
  const sizes: readonly BlockSize[] = [8, 4, 2, 1];
  const fits = (size: number) =>
    size >= least && (maxH * least) % (h * size) === 0 && (maxV * least) % (v * size) === 0;
  return sizes.find(fits) ?? sizes.find((size) => size === least) ?? 8;
}

/** By the markers, and without them by the names of the components, as libjpeg and browsers do. */
function mixtureOf({ hasJfif, adobeTransform }: JpegFacts, layers: readonly Layer[]): Mixture {
  if (layers.length === 1) return 'grey';
  if (layers.length === 4) return adobeTransform === null || adobeTransform === 0 ? 'cmyk' : 'ycck';
  if (hasJfif) return 'ycc';
  if (adobeTransform !== null) return adobeTransform === 0 ? 'rgb' : 'ycc';
  const names = String.fromCharCode(...layers.map(({ component }) => component.id));
  return names === 'RGB' ? 'rgb' : 'ycc';
}

type Mix = (rows: readonly Uint8Array[], into: Uint8Array) => void;

const mix: Readonly<Record<Mixture, Mix>> = {
  grey: interleave,
  rgb: interleave,
  cmyk: interleave,
  ycc: (rows, into) => fromLumaAndChroma(rows, into, 3, 0),
  // Adobe's mixture is of the colours that inks leave.
  ycck(rows, into) {
    fromLumaAndChroma(rows, into, 4, 255);
    const [, , , black = into] = rows;
    for (let at = 3, x = 0; at < into.length; at += 4, x += 1) into[at] = black[x] ?? 0;
  },
};

function interleave(rows: readonly Uint8Array[], into: Uint8Array): void {
  const count = rows.length;
  for (const [index, row] of rows.entries()) {
    for (let at = index, x = 0; at < into.length; at += count, x += 1) into[at] = row[x] ?? 0;
  }
}

/** Whole numbers of 16 bits of fraction, as libjpeg has them. */
function fromLumaAndChroma(
  [lumas = new Uint8Array(), blues = lumas, reds = lumas]: readonly Uint8Array[],
  into: Uint8Array,
  perPixel: number,
  flip: number,
): void {
  for (let at = 0, x = 0; at < into.length; at += perPixel, x += 1) {
    const luma = lumas[x] ?? 0;
    const blue = (blues[x] ?? 0) - 128;
    const red = (reds[x] ?? 0) - 128;
    into[at] = flip ^ clamped(luma + ((91_881 * red + 32_768) >> 16));
    into[at + 1] = flip ^ clamped(luma + ((-22_554 * blue - 46_802 * red + 32_768) >> 16));
    into[at + 2] = flip ^ clamped(luma + ((116_130 * blue + 32_768) >> 16));
  }
}

function clamped(sample: number): number {
  return sample < 0 ? 0 : Math.min(sample, 255);
}
