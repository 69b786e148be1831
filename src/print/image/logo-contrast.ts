import type { Point } from '#image/svg/drawing.ts';
import type { Box, Size } from '#layout/guides.ts';
import { fillInk } from '../colour/fill-ink.ts';
import type { Cmyk } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { PaintedRegion } from '../drawing/flat-piece.ts';
import type { LogoBackground } from '../drawing/logo-background.ts';
import { paintGrid, shareAlong } from '../drawing/paint-grid.ts';
import type { PrintedPiece } from '../drawing/printed-drawing.ts';
import { type LogoCells, leastContrast } from './logo-visibility.ts';
import { contrastOfPieces } from './piece-visibility.ts';
import type { PixelPiece, ReadPixels } from './read-logo.ts';

/** The cells of a logo's longer side: enough to see its letters. */
const longerSide = 240;
/** Fewer for a drawing of more pieces than this, which takes long. */
const manyPieces = { from: 1000, longerSide: 80 } as const;

const paperFill = { colour: '#ffffff', box: { x: 0, y: 0, width: 0, height: 0 } };

/** How a drawing stands out from the card: the ratio of luminances of its least visible parts. Null without anything painted. */
export function contrastOfDrawing(
  pieces: readonly PaintedRegion[],
  printed: readonly PrintedPiece[],
  ground: LogoBackground,
  colours: PressColours,
): number | null {
  const { image, fills } = ground;
  const grid = gridOf(image, pieces.length > manyPieces.from ? manyPieces.longerSide : longerSide);
  const at = (cell: number): Point => [
    image.x + (((cell % grid.width) + 0.5) / grid.width) * image.width,
    image.y + ((Math.floor(cell / grid.width) + 0.5) / grid.height) * image.height,
  ];
  const luminanceOf = luminances(colours);
  const ofPieces = ground.logo && contrastOfPieces(ground, ground.logo, colours, luminanceOf);
  if (typeof ofPieces === 'number') return ofPieces;
  const topmost = paintGrid(pieces, image, grid);
  return contrastOfCells(grid, (cell) => {
    const piece = printed[topmost[cell] ?? -1];
    if (!piece) return null;
    const point = at(cell);
    const fill = fills.findLast(({ box }) => contains(box, point)) ?? paperFill;
    return [luminanceOf(inkAt(piece.paint, point)), luminanceOf(fillInk(fill, colours))];
  });
}

/** The same of a picture, whose pieces are given in inks. */
export function contrastOfPixels(
  { pieces, grid: pixels, ground }: ReadPixels,
  inks: readonly Uint8Array<ArrayBuffer>[],
  colours: PressColours,
): number | null {
  const grid = gridOf(pixels, Math.min(longerSide, Math.max(pixels.width, pixels.height)));
  const luminanceOf = luminances(colours);
  const ofPieces = ground.logo && contrastOfPieces(ground, ground.logo, colours, luminanceOf);
  if (typeof ofPieces === 'number') return ofPieces;
  const at = (cell: number): Point => [
    Math.floor((((cell % grid.width) + 0.5) / grid.width) * pixels.width),
    Math.floor(((Math.floor(cell / grid.width) + 0.5) / grid.height) * pixels.height),
  ];
  return contrastOfCells(grid, (cell) => {
    const point = at(cell);
    const index = pieces.findLastIndex((piece) => isPaintedAt(piece, point));
    const [piece, ink] = [pieces[index], inks[index]];
    if (!piece || !ink) return null;
    const from = pixelAt(piece, point) * 4;
    const [c = 0, m = 0, y = 0, k = 0] = ink.subarray(from, from + 4);
    return [
      luminanceOf({ c: c / 255, m: m / 255, y: y / 255, k: k / 255 }),
      luminanceOf(fillInk(piece.fill, colours)),
    ];
  });
}

/** The contrast of cells that are given as the luminances of what is painted and of the card behind it, or as null. */
function contrastOfCells(grid: Size, cellAt: (cell: number) => [number, number] | null): number | null {
  const count = grid.width * grid.height;
  const cells: LogoCells = {
    ...grid,
    painted: new Uint8Array(count),
    luminance: new Float32Array(count),
    behind: new Float32Array(count),
  };
  for (let cell = 0; cell < count; cell += 1) {
    const found = cellAt(cell);
    if (!found) continue;
    cells.painted[cell] = 1;
    [cells.luminance[cell], cells.behind[cell]] = found;
  }
  return leastContrast(cells);
}

function gridOf({ width, height }: Size, longer: number): Size {
  const scale = longer / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function inkAt(paint: PrintedPiece['paint'], point: Point): Cmyk {
  if (paint.kind === 'flat') return paint.ink;
  const share = shareAlong(paint, point);
  const stop = paint.stops.findLast(({ offset }) => offset <= share) ?? paint.stops[0];
  return stop?.ink ?? noInk;
}

const noInk: Cmyk = { space: 'cmyk', c: 0, m: 0, y: 0, k: 0 };

/** Half of full opacity: what is fainter is the edge of a shape. */
const minAlpha = 128;

function isPaintedAt(piece: PixelPiece, [x, y]: Point): boolean {
  const { window, pixels } = piece;
  const isIn = x >= window.x && x < window.x + window.width && y >= window.y && y < window.y + window.height;
  return isIn && (pixels.alpha?.[pixelAt(piece, [x, y])] ?? 255) >= minAlpha;
}

function pixelAt({ window }: PixelPiece, [x, y]: Point): number {
  return (y - window.y) * window.width + x - window.x;
}

function contains(box: Box, [x, y]: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** The relative luminance of inks, each computed once. */
function luminances(colours: PressColours): (ink: Omit<Cmyk, 'space'>) => number {
  const known = new Map<number, number>();
  return ({ c, m, y, k }) => {
    const bytes = Uint8Array.of(...[c, m, y, k].map((ink) => Math.round(ink * 255)));
    const key = new DataView(bytes.buffer).getUint32(0);
    const luminance = known.get(key) ?? luminanceOf(colours.labOfPixels(bytes)[0] ?? 0);
    known.set(key, luminance);
    return luminance;
  };
}

/** The relative luminance of an L*. */
function luminanceOf(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
}
