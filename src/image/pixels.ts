/** What kind of samples a picture has, one byte each. */
export type PixelSpace = 'grey' | 'rgb' | 'cmyk';

/** A part of a picture, in pixels; they need not be whole. */
export type Area = { x: number; y: number; width: number; height: number };

/** A decoded picture: colour samples of one byte, opacity beside them. */
export type Pixels = {
  width: number;
  height: number;
  /** The part that the picture fills: decoded smaller, its last row and column may be filled up. */
  filled: Area;
  space: PixelSpace;
  samples: Uint8Array<ArrayBuffer>;
  alpha: Uint8Array<ArrayBuffer> | null;
  /** The ICC profile of its colours; null means sRGB, or the press's own inks. */
  profile: Uint8Array | null;
};

export const samplesOf = { grey: 1, rgb: 3, cmyk: 4 } as const satisfies Record<PixelSpace, number>;

/** A hundred million pixels would not fit a visitor's memory several times over; forty do. */
export const mostPixels = 40_000_000;
