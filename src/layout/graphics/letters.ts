import type { FaceName } from '../text/faces.ts';
import type { Fonts } from '../text/fonts.ts';
import { flattenPath } from './flatten-path.ts';
import type { LetterOutline } from './motif.ts';
import type { PathPoint } from './path.ts';

/** A part of an outline: where it goes, and the control points of its curve. */
type Segment =
  | { command: 'M' | 'L'; to: PathPoint }
  | { command: 'C'; controls: readonly [PathPoint, PathPoint]; to: PathPoint }
  | { command: 'Z' };

type Outlines = Pick<Fonts, 'shape' | 'outline' | 'metrics'>;

/** The outline of letters in a face, with cubic curves only. A capital H is 1 mm high, the ink begins at 0. */
export function letterOutline(fonts: Outlines, face: FaceName, text: string): LetterOutline {
  const segments = segmentsOf(fonts, face, text);
  const capHeight = inkOf(segmentsOf(fonts, face, 'H')).height || 0.7;
  const ink = inkOf(segments);
  const place = ([x, y]: PathPoint) => `${rounded((x - ink.left) / capHeight)} ${rounded(y / capHeight)}`;
  const path = segments.map((segment) => written(segment, place)).join('');
  return { path, width: ink.width / capHeight, height: ink.height / capHeight };
}

/** Letters are enlarged a hundred times, to thousandths of a millimetre. */
const rounded = (value: number) => Number(value.toFixed(6)) + 0;

function written(segment: Segment, place: (point: PathPoint) => string): string {
  switch (segment.command) {
    case 'Z':
      return 'Z';
    case 'C':
      return `C${[...segment.controls, segment.to].map(place).join(' ')}`;
    case 'M':
    case 'L':
      return segment.command + place(segment.to);
  }
}

/** The outlines of a text, in em; y grows downwards from the baseline. */
function segmentsOf(fonts: Outlines, face: FaceName, text: string): Segment[] {
  let pen = 0;
  return fonts.shape(face, text).glyphs.flatMap(({ id, advanceEm, dxEm, dyEm, face: own = face }) => {
    const { unitsPerEm } = fonts.metrics(own);
    const [left, baseline] = [pen + dxEm, dyEm];
    pen += advanceEm;
    return readOutline(fonts.outline(own, id), ([x, y]) => [
      left + x / unitsPerEm,
      // A font's y grows upwards.
      baseline - y / unitsPerEm,
    ]);
  });
}

/** Reads path data with M, L, Q, C and Z. */
function readOutline(path: string, place: (point: PathPoint) => PathPoint): Segment[] {
  let from: PathPoint = [0, 0];
  return Array.from(path.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command, numbers = '']): Segment => {
    const points = pointsIn(numbers).map(place);
    const start = from;
    const to = points.at(-1) ?? from;
    from = to;
    const [first = to, second = to] = points;
    if (command === 'Q') return { command: 'C', controls: cubicControls(start, first, to), to };
    if (command === 'C') return { command, controls: [first, second], to };
    return command === 'M' || command === 'L' ? { command, to } : { command: 'Z' };
  });
}

function pointsIn(numbers: string): PathPoint[] {
  const values = Array.from(numbers.matchAll(/-?\d+(?:\.\d+)?/g), ([value]) => Number(value));
  return values.flatMap((value, index): PathPoint[] =>
    index % 2 === 0 ? [[value, values[index + 1] ?? 0]] : [],
  );
}

/** The control points of the cubic curve that is the same as a quadratic one. */
function cubicControls(from: PathPoint, control: PathPoint, to: PathPoint): [PathPoint, PathPoint] {
  const towards = ([x, y]: PathPoint): PathPoint => [
    x + (2 / 3) * (control[0] - x),
    y + (2 / 3) * (control[1] - y),
  ];
  return [towards(from), towards(to)];
}

/** What the outlines cover, in em. */
function inkOf(segments: readonly Segment[]): { left: number; width: number; height: number } {
  const inThousandths = ([x, y]: PathPoint) => `${rounded(1000 * x)} ${rounded(1000 * y)}`;
  const boxes = flattenPath(segments.map((segment) => written(segment, inThousandths)).join('')).map(
    ({ box }) => box,
  );
  if (boxes.length === 0) return { left: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { left: left / 1000, width: (right - left) / 1000, height: (bottom - top) / 1000 };
}
