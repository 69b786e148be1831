import { deflateRows } from '#image/deflate-rows.ts';
import { encodeInkJpeg } from '#image/jpeg/encode-jpeg.ts';
import type { Area } from '#image/pixels.ts';
import type { Box, Size } from '#layout/guides.ts';
import { coloursOfVersion } from '#layout/logo/logo-version.ts';
import { inkOfPixels } from '../colour/limit-ink.ts';
import type { PaperLook, PressColours } from '../colour/press-colours.ts';
import { fineParts } from '../drawing/fine-parts.ts';
import type { AnalysedLogo, LogoBackground } from '../drawing/logo-background.ts';
import { inkOfPieces, inkPieces, mixedSpots } from '../drawing/printed-drawing.ts';
import { proofSvg } from '../drawing/proof-drawing.ts';
import { toneOf } from './continuous-tone.ts';
import { type Converters, inkOverFill, rasterOverFill } from './ink-over-fill.ts';
import { contrastOfDrawing, contrastOfPixels } from './logo-contrast.ts';
import {
  type LogoNote,
  type LostSpot,
  type PrintedImage,
  type PrintedLogo,
  photographQuality,
} from './printed-logo.ts';
import { boxOf, type PixelPiece, type ReadLogo, type ReadPixels, readLogo } from './read-logo.ts';

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
  ground: LogoBackground,
  dpi: number,
  colours: PressColours,
  onProgress?: Progress,
): PrintedLogo {
  return inkLogo(readLogo(bytes, ground, dpi, onProgress), colours, onProgress);
}

/** A logo that was read for its ground, in inks. */
export function inkLogo(logo: ReadLogo, colours: PressColours, onProgress?: Progress): PrintedLogo {
  if ('drawing' in logo) {
    const drawing = inkPieces(logo.drawing, colours, cardColoursOf(logo.ground.logo));
    const lostSpots = mixedSpots(drawing).map((name): LostSpot => ({ name, where: 'mixed' }));
    const contrast = contrastOfDrawing(logo.drawing, drawing, logo.ground, colours);
    const fine = fineParts(logo.drawing, logo.ground);
    return { images: [], drawing, ...inkOfPieces(drawing), notes: [], contrast, fine, lostSpots };
  }
  const { pieces, isProfileDropped } = convertPieces(logo, colours);
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
    contrast: contrastOfPixels(
      logo,
      pieces.map(({ ink }) => ink),
      colours,
    ),
    fine: null,
    lostSpots: [...spotsUnderPixels(logo, colours), ...spotsInPixels(logo, colours)],
  };
}

/** The colours that the card gives to a logo in its version. */
function cardColoursOf(logo: AnalysedLogo | undefined): string[] {
  return logo?.version ? coloursOfVersion(logo.analysis, logo.version) : [];
}

/** Pixels in a spot colour of the card are mixed of the four inks. */
function spotsInPixels({ ground }: ReadPixels, colours: PressColours): LostSpot[] {
  return cardColoursOf(ground.logo).flatMap((colour) => {
    const { spot } = colours.inkOf(colour);
    return spot === undefined ? [] : [{ name: spot, where: 'mixed' }];
  });
}

function spotsUnderPixels({ pieces }: ReadPixels, colours: PressColours): LostSpot[] {
  const names = pieces
    .filter(({ pixels: { alpha } }) => alpha?.some((opacity) => opacity < 255))
    .flatMap(({ fill }) => colours.inkOf(fill.colour).spot ?? []);
  return [...new Set(names)].map((name) => ({ name, where: 'underPixels' }));
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
  ground: LogoBackground,
  dpi: number,
  colours: PressColours,
  paper?: PaperLook,
): ProofedLogo | null {
  const logo = readLogo(bytes, ground, dpi);
  if ('drawing' in logo) {
    const drawing = inkPieces(logo.drawing, colours, cardColoursOf(logo.ground.logo));
    return { svg: proofSvg(drawing, ground.image, colours, paper), box: ground.image };
  }
  return softProofPixels(logo, ground.image, colours, paper);
}

/** The printed appearance of pixels that were read for their ground; null when nothing of them is visible. */
export function softProofPixels(
  logo: ReadPixels,
  image: Box,
  colours: PressColours,
  paper?: PaperLook,
): ProofedPixels | null {
  const { pieces } = convertPieces(logo, colours);
  const { grid } = logo;
  const [lowest] = pieces;
  if (!lowest) return null;
  const window = pieces.map((piece) => piece.window).reduce(areaAround);
  const rgba = new Uint8ClampedArray(window.width * window.height * 4);
  for (const piece of pieces) {
    const rgb = colours.softProofPixels(piece.ink, paper);
    paint(rgba, window, piece, rgb, (x, y) => isVisibleAt(piece.clip, image, grid, x, y));
  }
  return { width: window.width, height: window.height, box: boxOf(window, image, grid), rgba };
}

/** A piece of a logo in inks. */
type InkPiece = Omit<PixelPiece, 'pixels' | 'fill'> & { ink: Uint8Array<ArrayBuffer> };

/** Converts the logo once for each fill under it. */
function convertPieces(
  { pieces, space, profile, ground }: ReadPixels,
  colours: PressColours,
): { pieces: InkPiece[]; isProfileDropped: boolean } {
  const cardColours = space === 'rgb' ? cardColoursOf(ground.logo) : [];
  const converters: Converters = {
    own: colours.openPixels(space, profile),
    screen: colours.openPixels('rgb', null),
  };
  try {
    const tone = toneOf(pieces.map(({ pixels, fill }) => rasterOverFill(pixels, fill, converters)));
    return {
      pieces: pieces.map(({ pixels, fill, ...place }) => ({
        ink: inkOverFill(pixels, fill, converters, colours, tone, cardColours),
        ...place,
      })),
      isProfileDropped: converters.own.isProfileDropped,
    };
  } finally {
    converters.own.close();
    converters.screen.close();
  }
}

function compressPiece(
  { ink, window: { width, height }, box, clip }: InkPiece,
  inkLimit: number,
): PrintedImage {
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
  piece: InkPiece,
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
