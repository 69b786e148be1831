import type { Pixels } from '#image/pixels.ts';
import { readPicture } from '#image/read-picture.ts';
import { resample } from '#image/resample.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import type { Drawing, Point } from '#image/svg/drawing.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import type { Size } from '#layout/guides.ts';
import { rgbOf } from '../colour/hex.ts';
import type { FlatPaint, PaintedRegion } from '../drawing/flat-piece.ts';
import { flattenDrawing } from '../drawing/flatten-drawing.ts';
import { between } from '../drawing/mix-paints.ts';
import { paintGrid, shareAlong } from '../drawing/paint-grid.ts';
import { screenOfInks } from './screen-of-inks.ts';

/** A logo in the colours of a screen, row by row. */
export type LogoRaster = Size & {
  rgb: Uint8Array;
  alpha: Uint8Array;
  /** The share of what is painted that is gradients. */
  gradients: number;
  isDrawing: boolean;
  /** Its samples are inks, which only a press shows: its colours are near. */
  isInks: boolean;
};

/** The longer side of what is analysed, in pixels. Outlines have no soft edges and need fewer. */
const analysedSide = { pixels: 640, drawing: 512 } as const;

/** The image of a logo as it is analysed. Throws an UnreadablePicture for a file that cannot be read. */
export function logoRaster(bytes: Uint8Array): LogoRaster {
  if (isSvg(bytes)) return rasterOfDrawing(readSvg(bytes));
  const side = { width: analysedSide.pixels, height: analysedSide.pixels };
  return rasterOfPixels(readPicture(bytes, side));
}

/** At most so many pixels of the longer side that a hairline is seen. */
function rasterOfPixels(picture: Pixels): LogoRaster {
  const { width, height } = picture.contentArea;
  const scale = Math.min(1, analysedSide.pixels / Math.max(width, height));
  const grid = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const pixels = resample(picture, grid);
  const alpha = pixels.alpha ?? new Uint8Array(grid.width * grid.height).fill(255);
  return {
    ...grid,
    rgb: screenSamples(pixels),
    alpha,
    gradients: 0,
    isDrawing: false,
    isInks: pixels.space === 'cmyk',
  };
}

/** The samples as colours of a screen. Inks are only near: without their profile. */
export function screenSamples({
  samples,
  space,
}: Pick<Pixels, 'samples' | 'space'>): Uint8Array<ArrayBuffer> {
  if (space === 'rgb') return samples;
  if (space === 'cmyk') return screenOfInks(samples);
  const rgb = new Uint8Array(samples.length * 3);
  for (const [pixel, sample] of samples.entries()) rgb.fill(sample, pixel * 3, pixel * 3 + 3);
  return rgb;
}

function rasterOfDrawing(drawing: Drawing): LogoRaster {
  const scale = analysedSide.drawing / Math.max(drawing.width, drawing.height);
  const grid = {
    width: Math.max(1, Math.round(drawing.width * scale)),
    height: Math.max(1, Math.round(drawing.height * scale)),
  };
  // As large as a logo on a card, so that curves have as many corners.
  const box = { x: 0, y: 0, width: (drawing.width * scale) / 20, height: (drawing.height * scale) / 20 };
  const pieces = flattenDrawing(drawing, { image: box, bleed: box, fills: [] });
  const topmost = paintGrid(pieces, box, grid);
  const rgb = new Uint8Array(grid.width * grid.height * 3);
  const alpha = new Uint8Array(grid.width * grid.height);
  const colours = coloursAt(pieces);
  let [painted, gradients] = [0, 0];
  for (let cell = 0; cell < topmost.length; cell += 1) {
    const piece = topmost[cell] ?? -1;
    if (piece < 0) continue;
    const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)];
    const at: Point = [((column + 0.5) / grid.width) * box.width, ((row + 0.5) / grid.height) * box.height];
    rgb.set(colours(piece, at), cell * 3);
    alpha[cell] = 255;
    painted += 1;
    if (isSoft(pieces[piece]?.paint)) gradients += 1;
  }
  return {
    ...grid,
    rgb,
    alpha,
    gradients: painted === 0 ? 0 : gradients / painted,
    isDrawing: true,
    isInks: false,
  };
}

/** A gradient between colours that differ. */
function isSoft(paint: FlatPaint | undefined): boolean {
  return paint?.kind === 'gradient' && paint.stops.some(({ colour }) => colour !== paint.stops[0]?.colour);
}

function coloursAt(pieces: readonly PaintedRegion[]): (piece: number, at: Point) => readonly number[] {
  const flat = pieces.map(({ paint }) => (paint.kind === 'flat' ? rgbOf(paint.colour) : null));
  return (piece, at) => {
    const known = flat[piece];
    if (known) return known;
    const paint = pieces[piece]?.paint;
    if (paint?.kind !== 'gradient') return [0, 0, 0];
    const share = shareAlong(paint, at);
    const next = paint.stops.findIndex(({ offset }) => offset > share);
    const [before, after] = [paint.stops.at(next < 0 ? -1 : Math.max(0, next - 1)), paint.stops[next]];
    if (!before) return [0, 0, 0];
    if (!after || after.offset === before.offset) return rgbOf(before.colour);
    return rgbOf(between(before, after, (share - before.offset) / (after.offset - before.offset)).colour);
  };
}
