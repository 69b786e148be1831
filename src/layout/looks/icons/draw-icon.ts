import type { TextField } from '#domain/card/text-fields.ts';
import { flattenPath } from '../../graphics/flatten-path.ts';
import { letterOutline } from '../../graphics/letters.ts';
import { boxOfPath, mapPath } from '../../graphics/path.ts';
import type { LookLayout } from '../../look-layout.ts';
import { iconGapEm } from '../../text/card-text.ts';
import type { FaceName } from '../../text/faces.ts';
import type { Fonts } from '../../text/fonts.ts';
import { inkExtents } from '../../text/ink-extents.ts';
import { iconShapes, iconWeights } from './icon-shapes.ts';

export const iconIndentEm: LookLayout['iconIndentEm'] = (field, { fonts, face }) =>
  boxOfPath(shapeOf(field, measuresOf(fonts, face))).width / 1000 + iconGapEm;

export const withIcon: LookLayout['withIcon'] = (field, { fonts, face }, indentEm, [first, ...others]) => {
  const measures = measuresOf(fonts, face);
  const x = (1000 * (indentEm - iconGapEm)) / 2;
  return {
    glyphs: first
      ? [{ ...first, dxEm: first.dxEm + indentEm, advanceEm: first.advanceEm + indentEm }, ...others]
      : [],
    // A glyph's y grows upwards.
    icon: mapPath(shapeOf(field, measures), (dx, dy) => [x + dx, measures.middle - dy]),
  };
};

function shapeOf(field: TextField, measures: FaceMeasures): string {
  return iconShapes[field]?.(measures) ?? '';
}

/** What an icon needs to know of a face, in thousandths of an em. */
type FaceMeasures = {
  capital: number;
  /** The optical middle of a line: half of the mean of a capital and an x. */
  middle: number;
  weight: number;
};

const measured = new WeakMap<Fonts, Map<FaceName, FaceMeasures>>();

function measuresOf(fonts: Fonts, face: FaceName): FaceMeasures {
  const known = measured.get(fonts) ?? new Map<FaceName, FaceMeasures>();
  measured.set(fonts, known);
  const found = known.get(face) ?? measureFace(fonts, face);
  known.set(face, found);
  return found;
}

function measureFace(fonts: Fonts, face: FaceName): FaceMeasures {
  const heightOf = (letter: string) =>
    1000 * inkExtents(fonts, face, fonts.shape(face, letter).glyphs).aboveEm;
  // A font of another script may lack both.
  const capital = heightOf('H') || 700;
  const middle = (capital + (heightOf('x') || 500)) / 4;
  return { capital, middle, weight: nearestWeight(capital * stemOf(fonts, face)) };
}

function nearestWeight(stem: number): number {
  return iconWeights.reduce<number>(
    (best, weight) => (Math.abs(weight - stem) < Math.abs(best - stem) ? weight : best),
    iconWeights[0],
  );
}

/** The width of the stem of an l at two fifths of its height, as a share of a capital's height. */
function stemOf(fonts: Fonts, face: FaceName): number {
  const { path } = letterOutline(fonts, face, 'l');
  const enlarged = mapPath(path, (x, y) => [100 * x, 100 * y]);
  const crossings = flattenPath(enlarged)
    .flatMap(({ points }) => crossingsAt(points, -40))
    .sort((a, b) => a - b);
  const [left = 0, right = 13] = crossings;
  return (right - left) / 100;
}

/** Where a closed outline crosses a height. */
function crossingsAt(points: readonly number[], y: number): number[] {
  const count = points.length / 2;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const next = (index + 1) % count;
    const [x0 = 0, y0 = 0] = [points[2 * index], points[2 * index + 1]];
    const [x1 = 0, y1 = 0] = [points[2 * next], points[2 * next + 1]];
    return y0 < y === y1 < y ? [] : [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)];
  });
}
