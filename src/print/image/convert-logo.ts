import { encodeInkJpeg } from '#image/jpeg/encode-jpeg.ts';
import type { Area, Pixels } from '#image/pixels.ts';
import { pictureSize, readPicture } from '#image/read-picture.ts';
import { resample } from '#image/resample.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { isInside } from '#layout/blocks/collisions.ts';
import type { Box } from '#layout/guides.ts';
import { pixelsAtMost } from '#layout/units.ts';
import { inkOfPixels } from '../colour/limit-ink.ts';
import type { PaperLook, PressColours } from '../colour/press-colours.ts';
import { flattenDrawing } from '../drawing/flatten-drawing.ts';
import { inkOfPieces, inkPieces } from '../drawing/printed-drawing.ts';
import { proofSvg } from '../drawing/proof-drawing.ts';
import { deflateRows } from './deflate-rows.ts';
import { type Converters, inkOverFill } from './ink-over-fill.ts';
import { intersection, type LogoGround } from './logo-ground.ts';
import { type LogoNote, type PrintedImage, type PrintedLogo, photographQuality } from './printed-logo.ts';

/** Smaller images are always deflated. A larger one becomes a JPEG if that saves half. */
const minPhotographBytes = 500_000;
const maxPhotographShare = 0.5;

/** A JPEG may have this much more ink at a pixel than was stored: 0.2 is 20 %. */
const jpegInk = 0.2;
/** The ICC profiles themselves stay below this sum of inks, so only a lower limit can be exceeded. */
const profileInkLimit = 3;

type Progress = (share: number) => void;

/**
 * A logo in inks for that ground, at no more than that resolution. The result depends only on the arguments, so callers
 * may cache it. Throws an UnreadablePicture for a file that cannot be read.
 */
export function convertLogo(
  bytes: Uint8Array,
  ground: LogoGround,
  dpi: number,
  colours: PressColours,
  onProgress?: Progress,
): PrintedLogo {
  return inkLogo(readLogo(bytes, ground, dpi, onProgress), ground, colours, onProgress);
}

/** A logo as it was read for one place and resolution: a drawing, or pixels and the size that they are printed at. */
export type ReadLogo = { drawing: ReturnType<typeof flattenDrawing> } | ReadPixels;

type ReadPixels = { picture: Pixels; grid: Size };

/** The part of converting that needs no colours and takes the longest. */
export function readLogo(
  bytes: Uint8Array,
  ground: LogoGround,
  dpi: number,
  onProgress?: Progress,
): ReadLogo {
  if (isSvg(bytes)) return { drawing: flattenDrawing(readSvg(bytes), ground) };
  const { image } = ground;
  const size = pictureSize(bytes);
  const grid = {
    width: Math.min(size.width, pixelsAtMost(image.width, dpi)),
    height: Math.min(size.height, pixelsAtMost(image.height, dpi)),
  };
  return { picture: readPicture(bytes, grid, onProgress && ((share) => onProgress(share * 0.7))), grid };
}

/** A logo that was read for this ground, in inks. */
export function inkLogo(
  logo: ReadLogo,
  ground: LogoGround,
  colours: PressColours,
  onProgress?: Progress,
): PrintedLogo {
  if ('drawing' in logo) {
    const drawing = inkPieces(logo.drawing, colours);
    return { images: [], drawing, ...inkOfPieces(drawing), notes: [] };
  }
  const { pieces, isProfileDropped } = convertPieces(logo, ground, colours);
  const inks = pieces.map(({ ink }) => inkOfPixels(ink));
  const images = pieces.map((piece) => compressPiece(piece, colours.inkLimit));
  const notes: LogoNote[] = [
    ...(isProfileDropped ? ['profile-dropped' as const] : []),
    ...(images.some(({ encoding }) => encoding === 'jpeg') ? ['packed-as-photograph' as const] : []),
  ];
  onProgress?.(1);
  return {
    images,
    drawing: [],
    maxInk: Math.max(0, ...inks.map(({ maxInk }) => maxInk)),
    maxColouredInk: Math.max(0, ...inks.map(({ maxColouredInk }) => maxColouredInk)),
    notes,
  };
}

/** The printed appearance of a logo, as RGBA, and its box in mm. */
export type ProofedPixels = {
  width: number;
  height: number;
  box: Box;
  rgba: Uint8ClampedArray<ArrayBuffer>;
};

/** The printed appearance of a logo: pixels, or an SVG file for a drawing. */
export type ProofedLogo = ProofedPixels | { svg: string; box: Box };

/** The printed appearance of a logo; null when nothing of it is visible. */
export function softProofLogo(
  bytes: Uint8Array,
  ground: LogoGround,
  dpi: number,
  colours: PressColours,
  paper?: PaperLook,
): ProofedLogo | null {
  const logo = readLogo(bytes, ground, dpi);
  if ('drawing' in logo) {
    const drawing = inkPieces(logo.drawing, colours);
    return { svg: proofSvg(drawing, ground.image, colours, paper), box: ground.image };
  }
  const { pieces } = convertPieces(logo, ground, colours);
  const { grid } = logo;
  const [lowest] = pieces;
  if (!lowest) return null;
  const window = pieces.map((piece) => piece.window).reduce(areaAround);
  const rgba = new Uint8ClampedArray(window.width * window.height * 4);
  for (const piece of pieces) {
    const rgb = colours.softProofPixels(piece.ink, paper);
    paint(rgba, window, piece, rgb, (x, y) => isVisibleAt(piece.clip, ground.image, grid, x, y));
  }
  return { width: window.width, height: window.height, box: boxOf(window, ground.image, grid), rgba };
}

type Size = { width: number; height: number };
type Piece = { ink: Uint8Array<ArrayBuffer>; window: Area; box: Box; clip: Box | null };

/** Converts the logo once for each fill under it. */
function convertPieces(
  { picture, grid }: ReadPixels,
  ground: LogoGround,
  colours: PressColours,
): { pieces: Piece[]; isProfileDropped: boolean } {
  const { image } = ground;
  const { space, profile } = picture;
  const converters: Converters = {
    own: colours.openPixels(space, profile),
    screen: colours.openPixels('rgb', null),
  };
  try {
    const pieces = regionsOf(ground).flatMap(({ region, fill, clip }): Piece[] => {
      const cropped = cropTransparent(
        resample(picture, grid, windowOf(region, image, grid)),
        windowOf(region, image, grid),
      );
      if (!cropped) return [];
      const ink = inkOverFill(cropped.pixels, fill, converters, colours);
      return [{ ink, window: cropped.window, box: boxOf(cropped.window, image, grid), clip }];
    });
    return { pieces, isProfileDropped: converters.own.isProfileDropped };
  } finally {
    converters.own.close();
    converters.screen.close();
  }
}

const paperFill = (box: Box) => ({ box, colour: '#ffffff' });

/** The visible parts of a logo with the fill under each; later ones are over earlier ones. */
function regionsOf({ image, bleed, fills }: LogoGround) {
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

function boxOf({ x, y, width, height }: Area, image: Box, grid: Size): Box {
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
  const { alpha, width, height } = pixels;
  if (!alpha) return { pixels, window };
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  const inner = { x: left, y: top, width: right - left, height: bottom - top };
  return {
    pixels: resample(pixels, pixels, inner),
    window: { ...inner, x: window.x + left, y: window.y + top },
  };
}

function compressPiece({ ink, window: { width, height }, box, clip }: Piece, inkLimit: number): PrintedImage {
  const image = { width, height, box, clip };
  const flate = deflateRows(ink, width, 4);
  const isNearLimit = inkLimit < profileInkLimit && inkOfPixels(ink).maxInk > inkLimit - jpegInk;
  if (flate.length < minPhotographBytes || isNearLimit) return { ...image, encoding: 'flate', bytes: flate };
  const jpeg = encodeInkJpeg(ink, { width, height }, photographQuality);
  return jpeg.length < flate.length * maxPhotographShare
    ? { ...image, encoding: 'jpeg', bytes: jpeg }
    : { ...image, encoding: 'flate', bytes: flate };
}

function areaAround(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Whether the centre of a pixel is inside the clip. */
function isVisibleAt(clip: Box | null, image: Box, grid: Size, x: number, y: number): boolean {
  if (!clip) return true;
  const [left, top] = [
    image.x + ((x + 0.5) / grid.width) * image.width,
    image.y + ((y + 0.5) / grid.height) * image.height,
  ];
  return left >= clip.x && left < clip.x + clip.width && top >= clip.y && top < clip.y + clip.height;
}

function paint(
  rgba: Uint8ClampedArray,
  window: Area,
  piece: Piece,
  rgb: Uint8Array,
  isVisible: (x: number, y: number) => boolean,
): void {
  const { x: left, y: top, width, height } = piece.window;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isVisible(left + x, top + y)) continue;
      const from = (y * width + x) * 3;
      const to = ((top + y - window.y) * window.width + left + x - window.x) * 4;
      rgba.set([rgb[from] ?? 0, rgb[from + 1] ?? 0, rgb[from + 2] ?? 0, 255], to);
    }
  }
}
