import { paintedArea } from '#image/painted-area.ts';
import type { Area, Pixels } from '#image/pixels.ts';
import { pictureSize, readPicture } from '#image/read-picture.ts';
import { resample } from '#image/resample.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { isInside } from '#layout/blocks/collisions.ts';
import type { Box, Size } from '#layout/guides.ts';
import { isRedrawn, reachOfVersion } from '#layout/logo/logo-version.ts';
import { pixelsAtMost } from '#layout/units.ts';
import { flattenDrawing } from '../drawing/flatten-drawing.ts';
import { intersection, type LogoBackground } from '../drawing/logo-background.ts';
import { versionDrawing } from '../logo/version-drawing.ts';
import { versionPixels } from '../logo/version-pixels.ts';

/** A logo as it was read for one place and resolution: a drawing, or pixels at the size that they are printed at. */
export type ReadLogo = { drawing: ReturnType<typeof flattenDrawing>; ground: LogoBackground } | ReadPixels;

/** The visible pieces of a picture, one for each fill under it. The grid is the size of the whole picture. */
export type ReadPixels = Pick<Pixels, 'space' | 'profile'> & {
  grid: Size;
  pieces: readonly PixelPiece[];
  ground: LogoBackground;
};

/** A piece of a picture with its fill; its place in pixels of the grid and in mm, and its clip in mm. */
export type PixelPiece = {
  pixels: Pixels;
  fill: LogoBackground['fills'][number];
  window: Area;
  box: Box;
  clip: Box | null;
};

/** The part of converting that needs no colours and takes the longest. */
export function readLogo(
  bytes: Uint8Array,
  ground: LogoBackground,
  dpi: number,
  onProgress?: (share: number) => void,
): ReadLogo {
  const { image, logo } = ground;
  if (isSvg(bytes)) {
    const drawing = readSvg(bytes);
    return { drawing: flattenDrawing(logo ? versionDrawing(drawing, logo, image) : drawing, ground), ground };
  }
  const { picture, grid } = readPixels(
    bytes,
    ground,
    dpi,
    onProgress && ((share) => onProgress(share * 0.7)),
  );
  const { space, profile } = picture;
  return { space, profile, grid, pieces: piecesOf(picture, grid, ground), ground };
}

/** The pixels of a picture in the version of the logo, with their number in the whole of it. */
export function readPixels(
  bytes: Uint8Array,
  { image, logo }: LogoBackground,
  dpi: number,
  onProgress?: (share: number) => void,
): { picture: Pixels; grid: Size } {
  const { grid: own, margin } = gridOf(
    pictureSize(bytes),
    image,
    reachOfVersion(logo?.version ?? undefined),
    dpi,
  );
  const picture = readPicture(bytes, own, onProgress);
  if (!logo || !isRedrawn(logo.analysis, logo.version)) return { picture, grid: own };
  const grid = { width: own.width + 2 * margin, height: own.height + 2 * margin };
  return { picture: versionPixels(resample(picture, own), logo, margin), grid };
}

/** A line has at least this many pixels, so that it is round at corners. */
const leastMargin = 5;

/** The pixels of a picture, and the width of a line around it in whole pixels. */
function gridOf(size: Size, drawn: Box, reach: number, dpi: number): { grid: Size; margin: number } {
  const image = { width: drawn.width - 2 * reach, height: drawn.height - 2 * reach };
  const grid = {
    width: Math.min(size.width, pixelsAtMost(image.width, dpi)),
    height: Math.min(size.height, pixelsAtMost(image.height, dpi)),
  };
  if (reach === 0) return { grid, margin: 0 };
  const margin = Math.max(leastMargin, Math.floor((grid.width / image.width) * reach));
  const pixels = (length: number) => Math.max(1, Math.round((length * margin) / reach));
  return { grid: { width: pixels(image.width), height: pixels(image.height) }, margin };
}

function piecesOf(picture: Pixels, grid: Size, ground: LogoBackground): PixelPiece[] {
  const { image } = ground;
  return regionsOf(ground).flatMap(({ region, fill, clip }) => {
    const window = windowOf(region, image, grid);
    const cropped = cropTransparent(resample(picture, grid, window), window);
    return cropped ? [{ ...cropped, box: boxOf(cropped.window, image, grid), fill, clip }] : [];
  });
}

const paperFill = (box: Box) => ({ box, colour: '#ffffff' });

/** The visible parts of a logo with the fill under each; later ones are over earlier ones. */
function regionsOf({ image, bleed, fills }: LogoBackground) {
  const visible = intersection(image, bleed);
  if (!visible) return [];
  const [lowest] = fills;
  const grounds = lowest && isInside(visible, lowest.box) ? fills : [paperFill(bleed), ...fills];
  return grounds.flatMap((fill) => {
    const region = intersection(visible, fill.box);
    const clip = isInside(visible, fill.box) ? null : fill.box;
    return region ? [{ region, fill, clip }] : [];
  });
}

/** The whole pixels of the grid over an image that cover a region. */
function windowOf(region: Box, image: Box, grid: Size): Area {
  const [x, right] = range(region.x - image.x, region.width, image.width, grid.width);
  const [y, bottom] = range(region.y - image.y, region.height, image.height, grid.height);
  return { x, y, width: right - x, height: bottom - y };
}

function range(start: number, length: number, whole: number, pixels: number): [first: number, end: number] {
  const first = Math.max(0, Math.floor((start / whole) * pixels + 1e-6));
  return [
    first,
    Math.min(pixels, Math.max(first + 1, Math.ceil(((start + length) / whole) * pixels - 1e-6))),
  ];
}

/** A part of the grid over an image, in mm. */
export function boxOf({ x, y, width, height }: Area, image: Box, grid: Size): Box {
  const [pixelWidth, pixelHeight] = [image.width / grid.width, image.height / grid.height];
  return {
    x: image.x + x * pixelWidth,
    y: image.y + y * pixelHeight,
    width: width * pixelWidth,
    height: height * pixelHeight,
  };
}

/** The pixels without transparent rows and columns at the edges; null when all are transparent. */
function cropTransparent(pixels: Pixels, window: Area): { pixels: Pixels; window: Area } | null {
  if (!pixels.alpha) return { pixels, window };
  const inner = paintedArea(pixels);
  if (!inner) return null;
  return {
    pixels: resample(pixels, pixels, inner),
    window: { ...inner, x: window.x + inner.x, y: window.y + inner.y },
  };
}
