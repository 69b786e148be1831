import { UnreadablePicture } from '../unreadable-picture.ts';
import type { Segment } from './segments.ts';

/** One of a JPEG's colours: how densely it is sampled and how many blocks of 8 × 8 samples it has. */
export type Component = {
  id: number;
  /** Its place among the components. */
  index: number;
  /** Samples across and down, as parts of the frame's largest. */
  h: number;
  v: number;
  quantisationTable: number;
  /** Blocks that hold some of the picture. */
  blocksWide: number;
  blocksHigh: number;
  /** Blocks with those that fill up the last groups. */
  storedWide: number;
  storedHigh: number;
};

export type Frame = {
  width: number;
  height: number;
  isProgressive: boolean;
  maxH: number;
  maxV: number;
  /** Groups of blocks of all components. */
  groupsWide: number;
  groupsHigh: number;
  components: readonly Component[];
};

const [baseline, extended, progressive] = [0xc0, 0xc1, 0xc2];

/** The frame of a Huffman coded JPEG of 8 bits; other kinds no browser shows either. */
export function readFrame({ marker, data }: Segment): Frame {
  const [precision = 0, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, count = 0] = data;
  const [width, height] = [widthHigh * 256 + widthLow, heightHigh * 256 + heightLow];
  const isKnown = [baseline, extended, progressive].includes(marker) && precision === 8;
  if (!isKnown || width === 0 || height === 0 || ![1, 3, 4].includes(count)) throw damaged();
  const raw = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, quantisationTable = 0] = data.subarray(6 + index * 3, 9 + index * 3);
    // Alone, a component has nothing to be sampled less than.
    const [h, v] = count === 1 ? [1, 1] : [sampling >> 4, sampling & 15];
    if (h < 1 || h > 4 || v < 1 || v > 4 || quantisationTable > 3) throw damaged();
    return { id, index, h, v, quantisationTable };
  });
  const [maxH, maxV] = [Math.max(...raw.map(({ h }) => h)), Math.max(...raw.map(({ v }) => v))];
  const [groupsWide, groupsHigh] = [Math.ceil(width / 8 / maxH), Math.ceil(height / 8 / maxV)];
  const components = raw.map((component) => ({
    ...component,
    blocksWide: Math.ceil(Math.ceil((width * component.h) / maxH) / 8),
    blocksHigh: Math.ceil(Math.ceil((height * component.v) / maxV) / 8),
    storedWide: groupsWide * component.h,
    storedHigh: groupsHigh * component.v,
  }));
  return {
    width,
    height,
    isProgressive: marker === progressive,
    maxH,
    maxV,
    groupsWide,
    groupsHigh,
    components,
  };
}

function damaged(): UnreadablePicture {
  return new UnreadablePicture('LOGO_DAMAGED');
}
