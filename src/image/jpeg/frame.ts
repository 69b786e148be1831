import { UnreadablePicture } from '../unreadable-picture.ts';
import type { JpegSegment } from './segments.ts';

/** One component of a JPEG: its sampling factors and its number of 8 × 8 blocks. */
export type Component = {
  id: number;
  /** Its index among the components. */
  index: number;
  /** The horizontal and vertical sampling factors. */
  h: number;
  v: number;
  quantisationTable: number;
  /** Blocks that contain part of the picture. */
  blocksWide: number;
  blocksHigh: number;
  /** Blocks including the padding of the last MCUs. */
  storedWide: number;
  storedHigh: number;
};

export type Frame = {
  width: number;
  height: number;
  isProgressive: boolean;
  maxH: number;
  maxV: number;
  /** Minimum coded units: groups of blocks of all components. */
  mcusWide: number;
  mcusHigh: number;
  components: readonly Component[];
};

const [baseline, extended, progressive] = [0xc0, 0xc1, 0xc2];

/** The frame of a Huffman coded 8-bit JPEG. Browsers do not show other kinds either. */
export function readFrame({ marker, data }: JpegSegment): Frame {
  const [precision = 0, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, count = 0] = data;
  const [width, height] = [widthHigh * 256 + widthLow, heightHigh * 256 + heightLow];
  const isKnown = [baseline, extended, progressive].includes(marker) && precision === 8;
  if (!isKnown || width === 0 || height === 0 || ![1, 3, 4].includes(count)) throw damaged();
  const raw = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, quantisationTable = 0] = data.subarray(6 + index * 3, 9 + index * 3);
    // The sampling factors of a single component have no meaning.
    const [h, v] = count === 1 ? [1, 1] : [sampling >> 4, sampling & 15];
    if (h < 1 || h > 4 || v < 1 || v > 4 || quantisationTable > 3) throw damaged();
    return { id, index, h, v, quantisationTable };
  });
  const [maxH, maxV] = [Math.max(...raw.map(({ h }) => h)), Math.max(...raw.map(({ v }) => v))];
  const [mcusWide, mcusHigh] = [Math.ceil(width / 8 / maxH), Math.ceil(height / 8 / maxV)];
  const components = raw.map((component) => ({
    ...component,
    blocksWide: Math.ceil(Math.ceil((width * component.h) / maxH) / 8),
    blocksHigh: Math.ceil(Math.ceil((height * component.v) / maxV) / 8),
    storedWide: mcusWide * component.h,
    storedHigh: mcusHigh * component.v,
  }));
  return {
    width,
    height,
    isProgressive: marker === progressive,
    maxH,
    maxV,
    mcusWide,
    mcusHigh,
    components,
  };
}

function damaged(): UnreadablePicture {
  return new UnreadablePicture('LOGO_DAMAGED');
}
