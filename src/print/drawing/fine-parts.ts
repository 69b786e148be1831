import type { Point } from '#image/svg/drawing.ts';
import { luminance } from '#layout/colour/contrast.ts';
import type { Box } from '#layout/guides.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import { mmToPt } from '#layout/units.ts';
import type { PaintedRegion } from './flat-piece.ts';
import type { LogoBackground } from './logo-background.ts';
import { measuredLines } from './stroke-outline.ts';

/** What is fine in a drawing at its printed size. */
export type FineParts = {
  /** The line that lacks the most of the weight that it needs, in pt; null without lines. */
  line: { weightPt: number; neededPt: number } | null;
  /** The height of letters that are too small to be printed, in mm; null without any. */
  lettersMm: number | null;
};

/** The lines and the letters of a drawing: strokes, and areas that are as thin as a line. */
export function fineParts(pieces: readonly PaintedRegion[], { fills }: LogoBackground): FineParts {
  const outlines = pieces.flatMap((piece) => (piece.region.stroke ? [] : outlinesOf(piece)));
  const lines = [
    ...pieces.flatMap((piece) => {
      const { stroke } = piece.region;
      return stroke ? [lineOf(piece, mmToPt(stroke.width), fills)] : [];
    }),
    ...outlines.filter(isLine).map(({ piece, thicknessMm }) => lineOf(piece, mmToPt(thicknessMm), fills)),
  ];
  const share = ({ weightPt, neededPt }: NonNullable<FineParts['line']>) => weightPt / neededPt;
  const line = lines.reduce<FineParts['line']>(
    (thinnest, next) => (thinnest && share(thinnest) <= share(next) ? thinnest : next),
    null,
  );
  return { line, lettersMm: lettersMm(outlines.filter((outline) => !isLine(outline))) };
}

/** One closed line of an area, with the thickness of a strip of its area and length. */
type Outline = { piece: PaintedRegion; box: Box; thicknessMm: number; lengthMm: number };

function outlinesOf(piece: PaintedRegion): Outline[] {
  return measuredLines(() => piece.region.path, 0.005).flatMap((points): Outline[] => {
    if (points.length < 3) return [];
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const { area, length } = measureOf(points);
    if (length === 0) return [];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    return [{ piece, box, thicknessMm: (2 * area) / length, lengthMm: length / 2 }];
  });
}

function measureOf(points: readonly Point[]): { area: number; length: number } {
  let [area, length] = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    area += (x * nextY - nextX * y) / 2;
    length += Math.hypot(nextX - x, nextY - y);
  }
  return { area: Math.abs(area), length };
}

/** An area is a line where it is this many times as long as thick; the strokes of letters are shorter. */
const lineProportion = 20;

function isLine({ thicknessMm, lengthMm }: Outline): boolean {
  return (
    thicknessMm > 0 &&
    lengthMm >= lineProportion * thicknessMm &&
    mmToPt(thicknessMm) < printLimits.linePt.needed
  );
}

/** A line that is lighter than the card fills in sooner. */
function lineOf(
  { paint, bounds: { left, right, top, bottom } }: PaintedRegion,
  weightPt: number,
  fills: LogoBackground['fills'],
): NonNullable<FineParts['line']> {
  const { needed, reversed } = printLimits.linePt;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const below = fills.findLast(
    ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );
  const isReversed = paint.kind === 'flat' && luminance(paint.colour) > luminance(below?.colour ?? '#ffffff');
  return { weightPt, neededPt: isReversed ? reversed : needed };
}

/** Fewer are marks, not a word. */
const leastLetters = 3;
/** A wide letter is twice as wide as high. */
const widestLetter = 2;
/** More are a pattern, and all alike. */
const mostCompared = 400;

/** The height of words whose letters are too small; dots and marks beside larger letters are none. */
function lettersMm(outlines: readonly Outline[]): number | null {
  const { needed } = printLimits.logoLetterMm;
  const isSmall = ({ box }: Outline) => box.height < needed && box.width < widestLetter * needed;
  const large = outlines.filter((outline) => !isSmall(outline));
  const alone = outlines
    .filter(isSmall)
    .slice(0, mostCompared)
    .filter(
      ({ box, piece }) =>
        !large.some((other) => other.piece.paint.kind === piece.paint.kind && isNear(box, other.box, needed)),
    );
  if (alone.length < leastLetters) return null;
  return Math.max(...alone.map(({ box }) => box.height));
}

function isNear(a: Box, b: Box, distance: number): boolean {
  return (
    a.x - distance < b.x + b.width &&
    a.x + a.width + distance > b.x &&
    a.y - distance < b.y + b.height &&
    a.y + a.height + distance > b.y
  );
}
