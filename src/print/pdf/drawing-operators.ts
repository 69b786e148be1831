import type { Matrix, Path } from '#image/svg/drawing.ts';
import { multiply } from '#image/svg/matrix.ts';
import { mmToPt } from '#layout/units.ts';
import type { Cmyk } from '../colour/ink.ts';
import { cachedArea, type Region } from '../drawing/flat-piece.ts';
import { type InkGradient, type InkStop, type PrintedPiece, spotOf } from '../drawing/printed-drawing.ts';
import { plateName } from './plates.ts';
import { number, type PdfDictionary, type PdfValue } from './values.ts';

/** The place of a Scene on a page: mm to pt. */
export type PagePlace = { x(mm: number): number; y(mm: number): number };

/** The resource name of a drawing's gradient. */
export function shadingName(index: number): string {
  return `Shade${index + 1}`;
}

/** The gradients of a drawing in the order of their names. */
export function gradientsOf(pieces: readonly PrintedPiece[]): InkGradient[] {
  return pieces.flatMap(({ paint }) => (paint.kind === 'gradient' ? [paint] : []));
}

/** The operators that paint a drawing. Pieces with the same clips share them. */
export function drawingOperators(pieces: readonly PrintedPiece[], page: PagePlace): string[] {
  const operators: string[] = [];
  let [clips, shadings]: [readonly Region[] | null, number] = [null, 0];
  for (const piece of pieces) {
    if (clips === null || !isSame(clips, piece.clips)) {
      if (clips !== null) operators.push('Q');
      ({ clips } = piece);
      operators.push('q', ...clips.map((clip) => `${pathOperators(clip.path, page)} ${clipOf(clip)} n`));
    }
    if (piece.paint.kind === 'flat') operators.push(...flatOperators(piece.region, piece.paint.ink, page));
    else {
      operators.push(gradientOperators(piece.region, piece.paint.matrix, shadings, page));
      shadings += 1;
    }
  }
  return clips === null ? [] : [...operators, 'Q'];
}

function isSame(a: readonly Region[], b: readonly Region[]): boolean {
  return a.length === b.length && a.every((region, index) => region === b[index]);
}

function clipOf({ rule }: Region): string {
  return rule === 'evenodd' ? 'W*' : 'W';
}

const [caps, joins] = [
  { butt: 0, round: 1, square: 2 },
  { miter: 0, round: 1, bevel: 2 },
] as const;

function flatOperators({ path, rule, stroke }: Region, ink: Cmyk, page: PagePlace): string[] {
  const shape = pathOperators(path, page);
  if (!stroke) return [inkOperators(ink, 'fill'), `${shape} ${rule === 'evenodd' ? 'f*' : 'f'}`];
  const { width, cap, join, miterLimit, dashes, dashOffset } = stroke;
  const pen = `${number(mmToPt(width))} w ${caps[cap]} J ${joins[join]} j ${number(miterLimit)} M`;
  const dash = `[${dashes.map((length) => number(mmToPt(length))).join(' ')}] ${number(mmToPt(dashOffset))} d`;
  return [`${inkOperators(ink, 'stroke')} ${pen} ${dash}`, `${shape} S`];
}

/** The operators that choose an ink: four inks, or a tint on a plate of its own. */
export function inkOperators({ c, m, y, k, spot, tint = 1 }: Cmyk, use: 'fill' | 'stroke'): string {
  const isFill = use === 'fill';
  if (spot !== undefined) {
    const [space, colour] = isFill ? ['cs', 'scn'] : ['CS', 'SCN'];
    return `/${plateName(spot)} ${space} ${number(tint)} ${colour}`;
  }
  return `${[c, m, y, k].map(number).join(' ')} ${isFill ? 'k' : 'K'}`;
}

/** The region as a clip, and the gradient over all of it. */
function gradientOperators(region: Region, matrix: Matrix, index: number, page: PagePlace): string {
  const area = cachedArea(region);
  const scale = mmToPt(1);
  const toPage: Matrix = [scale, 0, 0, -scale, page.x(0), page.y(0)];
  const place = multiply(toPage, matrix).map(precise).join(' ');
  return `q ${pathOperators(area.path, page)} ${clipOf(area)} n ${place} cm /${shadingName(index)} sh Q`;
}

/** A path in mm as operators. */
export function pathOperators(path: Path, page: PagePlace): string {
  const point = (x: number, y: number) => `${number(page.x(x))} ${number(page.y(y))}`;
  const operators = path.map((segment) => {
    if (segment[0] === 'Z') return 'h';
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x, y] = segment;
      return `${point(x1, y1)} ${point(x2, y2)} ${point(x, y)} c`;
    }
    return `${point(segment[1], segment[2])} ${segment[0] === 'M' ? 'm' : 'l'}`;
  });
  return operators.join('\n');
}

/** A gradient as a shading, in its own coordinates: on the plate of its spot colour, or in the four inks. */
export function shadingOf(
  { ends: [from, to], radii, stops }: InkGradient,
  plates: PdfDictionary,
): PdfDictionary {
  const spot = spotOf(stops);
  const space: PdfValue = (spot !== null && plates[plateName(spot)]) || '/DeviceCMYK';
  const coordinates = radii ? [...from, radii[0], ...to, radii[1]] : [...from, ...to];
  return {
    ShadingType: radii ? 3 : 2,
    ColorSpace: space,
    Coords: coordinates.map(precise),
    Function: inkFunction(stops, spot === null ? inkArray : tintArray),
    Extend: [true, true],
  };
}

/** The inks along a gradient: straight pieces between its stops, from 0 to 1. */
function inkFunction(stops: readonly InkStop[], valuesOf: (ink: Cmyk) => number[]): PdfDictionary {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new Error('A gradient has stops');
  const all = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }];
  const pieces = all.flatMap((stop, index) => {
    const next = all[index + 1];
    return next && next.offset - stop.offset > 1e-4 ? [{ stop, next }] : [];
  });
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces.map(({ stop, next }) => ({
      FunctionType: 2,
      Domain: [0, 1],
      C0: valuesOf(stop.ink),
      C1: valuesOf(next.ink),
      N: 1,
    })),
    Bounds: pieces.slice(1).map(({ stop }) => stop.offset),
    Encode: pieces.flatMap(() => [0, 1]),
  };
}

function inkArray({ c, m, y, k }: Cmyk): number[] {
  return [c, m, y, k];
}

function tintArray({ spot, tint = 1 }: Cmyk): number[] {
  return [spot === undefined ? 0 : tint];
}

/** Numbers that scale others need more digits than a ten-thousandth of a point. */
function precise(value: number): string {
  return value.toFixed(8);
}
