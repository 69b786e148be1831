/** The colour space of a picture's samples. */
export type PixelSpace = 'grey' | 'rgb' | 'cmyk';

/** A part of a picture, in pixels; may be fractional. */
export type Area = { x: number; y: number; width: number; height: number };

/** A decoded picture: one byte per sample, and a separate alpha channel. */
export type Pixels = {
  width: number;
  height: number;
  /** The part with the picture. After a reduced decode the last row and column may be padding. */
  contentArea: Area;
  space: PixelSpace;
  samples: Uint8Array<ArrayBuffer>;
  alpha: Uint8Array<ArrayBuffer> | null;
  /** The embedded ICC profile; null means sRGB, or the inks of the press. */
  profile: Uint8Array | null;
};

export const samplesPerPixel = { grey: 1, rgb: 3, cmyk: 4 } as const satisfies Record<PixelSpace, number>;

/** Limits the memory that a browser needs for a picture. */
export const maxPixels = 40_000_000;
