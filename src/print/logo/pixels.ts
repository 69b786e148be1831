import type { PixelSpace } from '../colour/press-colours.ts';

/** A decoded picture: colour samples of one byte, opacity beside them. */
export type Pixels = {
  width: number;
  height: number;
  space: PixelSpace;
  samples: Uint8Array<ArrayBuffer>;
  alpha: Uint8Array<ArrayBuffer> | null;
  /** The ICC profile its colours are meant in; sRGB, or the press's own inks, where it has none. */
  profile: Uint8Array | null;
};

export const samplesOf = { grey: 1, rgb: 3, cmyk: 4 } as const satisfies Record<PixelSpace, number>;

/** A hundred million pixels would not fit a visitor's memory several times over; forty do. */
export const mostPixels = 40_000_000;
