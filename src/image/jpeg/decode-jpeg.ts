import { type Pixels, samplesPerPixel } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import type { Component, Frame } from './frame.ts';
import { type BlockSize, inverseTransforms } from './idct.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { readScans } from './read-scans.ts';
import { chooseUpsampler, type Plane, type UpsampleRow } from './upsample.ts';

/** The factor by which width and height are reduced. */
export type Reduction = 1 | 2 | 4 | 8;

/** The meaning of a file's components. */
type ColourEncoding = 'grey' | 'rgb' | 'ycc' | 'cmyk' | 'ycck';

/** The pixels as stored, not turned upright. Adobe's inverted CMYK is converted to ink. */
export function decodeJpeg(
  bytes: Uint8Array,
  header: JpegHeader,
  reduction: Reduction = 1,
  onProgress: (share: number) => void = () => undefined,
): Pick<Pixels, 'width' | 'height' | 'contentArea' | 'space' | 'samples'> {
  const result: { picture?: Picture } = {};
  const scans = readScans(bytes, {
    frame(frame) {
      result.picture = newPicture(frame, reduction);
    },
    block({ index }, x, y, { coefficients, at, quantisation }) {
      const layer = result.picture?.layers[index];
      if (!layer) return;
      const { size, plane } = layer;
      const to = y * size * plane.stride + x * size;
      inverseTransforms[size](coefficients, at, quantisation, plane.samples, to, plane.stride);
    },
  });
  for (const share of scans) onProgress(share);
  if (!result.picture) throw new UnreadablePicture('LOGO_DAMAGED');
  const { width, height, layers } = result.picture;
  const encoding = colourEncodingOf(header, layers);
  const space = encoding === 'grey' ? 'grey' : encoding === 'rgb' || encoding === 'ycc' ? 'rgb' : 'cmyk';
  const samples = new Uint8Array(width * height * samplesPerPixel[space]);
  const rows = layers.map(({ plane, across }) => new Uint8Array(Math.max(width, plane.width * across)));
  for (let y = 0; y < height; y += 1) {
    for (const [index, { plane, upsample }] of layers.entries()) {
      const row = rows[index];
      if (row) upsample(plane, y, row);
    }
    convertRow[encoding](
      rows,
      samples.subarray(y * width * samplesPerPixel[space], (y + 1) * width * samplesPerPixel[space]),
    );
  }
  if (space === 'cmyk' && header.adobeTransform !== null) {
    for (let at = 0; at < samples.length; at += 1) samples[at] = 255 - (samples[at] ?? 0);
  }
  const contentArea = { x: 0, y: 0, width: header.width / reduction, height: header.height / reduction };
  return { width, height, contentArea, space, samples };
}

type Layer = { component: Component; size: BlockSize; plane: Plane; across: number; upsample: UpsampleRow };
type Picture = { width: number; height: number; layers: readonly Layer[] };

function newPicture(frame: Frame, reduction: Reduction): Picture {
  const minSize = 8 / reduction;
  const width = Math.ceil(frame.width / reduction);
  const height = Math.ceil(frame.height / reduction);
  const layers = frame.components.map((component) => {
    const size = blockSize(component, frame, minSize);
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
    const across = (frame.maxH * minSize) / (component.h * size);
    const down = (frame.maxV * minSize) / (component.v * size);
    return {
      component,
      size,
      plane,
      across,
      upsample: chooseUpsampler(across, down, planeWidth, minSize > 1),
    };
  });
  return { width, height, layers };
}

/** A subsampled component is reduced less, so that it is not enlarged again. */
function blockSize({ h, v }: Component, { maxH, maxV }: Frame, minSize: number): BlockSize {
  const sizes: readonly BlockSize[] = [8, 4, 2, 1];
  const fits = (size: number) =>
    size >= minSize && (maxH * minSize) % (h * size) === 0 && (maxV * minSize) % (v * size) === 0;
  return sizes.find(fits) ?? sizes.find((size) => size === minSize) ?? 8;
}

/** By the markers, else by the ids of the components, as in libjpeg and browsers. */
function colourEncodingOf({ hasJfif, adobeTransform }: JpegHeader, layers: readonly Layer[]): ColourEncoding {
  if (layers.length === 1) return 'grey';
  if (layers.length === 4) return adobeTransform === null || adobeTransform === 0 ? 'cmyk' : 'ycck';
  if (hasJfif) return 'ycc';
  if (adobeTransform !== null) return adobeTransform === 0 ? 'rgb' : 'ycc';
  const ids = String.fromCharCode(...layers.map(({ component }) => component.id));
  return ids === 'RGB' ? 'rgb' : 'ycc';
}

type ConvertRow = (rows: readonly Uint8Array[], into: Uint8Array) => void;

const convertRow: Readonly<Record<ColourEncoding, ConvertRow>> = {
  grey: interleave,
  rgb: interleave,
  cmyk: interleave,
  ycc: (rows, into) => fromLumaAndChroma(rows, into, 3, 0),
  // Adobe's YCCK encodes the inverted inks.
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

/** Fixed-point numbers with 16 fraction bits, as in libjpeg. */
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
    into[at] = flip ^ clampByte(luma + ((91_881 * red + 32_768) >> 16));
    into[at + 1] = flip ^ clampByte(luma + ((-22_554 * blue - 46_802 * red + 32_768) >> 16));
    into[at + 2] = flip ^ clampByte(luma + ((116_130 * blue + 32_768) >> 16));
  }
}

function clampByte(sample: number): number {
  return sample < 0 ? 0 : Math.min(sample, 255);
}
