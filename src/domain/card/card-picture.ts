/** How a picture lies on a card: over all of it, over a part from edge to edge, or as a portrait. */
export const pictureShapes = ['full', 'half', 'round', 'square'] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** A photograph on the front, besides the logo. A look decides where it is. */
export type FrontPicture = {
  /** The path of the file. */
  ref?: string | null | undefined;
  /** The size of the image. The layout crops by it without the file. */
  pixels: { width: number; height: number };
  /** Absent if the look decides. */
  shape?: PictureShape | undefined;
  /** The point that stays in view, in shares of the image. */
  focus: { x: number; y: number };
  /** 1 shows as much as the shape allows. */
  zoom: number;
  /** It is drawn in two colours of the look's palette. */
  isDuotone?: true | undefined;
};

export const pictureLimits = { zoom: { min: 1, max: 4 }, pixels: { min: 1, max: 20_000 } } as const;

/** A part of an image, in shares of it. */
export type Crop = { x: number; y: number; width: number; height: number };

/** The part of a picture that a shape of that proportion (width ÷ height) shows: as near to its point as the edges allow. */
export function cropOf({ pixels, focus, zoom }: FrontPicture, proportion: number): Crop {
  const own = pixels.width / pixels.height;
  const width = Math.min(1, proportion / own) / zoom;
  const height = Math.min(1, own / proportion) / zoom;
  return {
    x: startOf(focus.x, width),
    y: startOf(focus.y, height),
    width,
    height,
  };
}

function startOf(point: number, length: number): number {
  return Math.min(Math.max(point - length / 2, 0), 1 - length);
}
