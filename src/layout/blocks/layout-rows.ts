import type { StackPlan } from '../layouts/layout-plan.ts';
import { fitsWithin } from '../text/break-text.ts';
import { sizesBetween } from '../text/fit-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { shapeText } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { type Block, type Density, type Piece, sizeRange, type TextItem } from './text-block.ts';

type Row = readonly TextItem[];

/** The texts of a stack side by side, in as few rows as possible; null when they do not fit. */
export function layoutRows(
  { rows, width }: StackPlan & { rows: { step: number; separator: string } },
  texts: readonly TextItem[],
  { fonts, density, separatorColour }: { fonts: Fonts; density: Density; separatorColour: string },
): Block[] | null {
  if (texts.length === 0) return null;
  const ranges = texts.map((text) => sizeRange(text, density));
  const fromPt = Math.max(...ranges.map((range) => range.fromPt));
  const minPt = Math.max(...ranges.map((range) => range.minPt));
  for (const grouping of groupings(texts, fonts)) {
    for (const sizePt of sizesBetween(fromPt, minPt)) {
      const lines = grouping.map((row) => piecesOf(row, rows.separator, separatorColour, sizePt));
      if (!lines.every((line) => fitsWithin(lineWidth(line, fonts), width))) continue;
      return lines.map((line) => ({
        step: Math.max(rows.step * density.stepScale, ptToMm(sizePt)),
        leading: 0,
        outdent: 0,
        lines: [line],
      }));
    }
  }
  return null;
}

/**
 * The groupings to try, fewest rows first. Three texts: the last in a row of its own comes before the first in one. More
 * texts: the grouping with the shortest rows comes first.
 */
function groupings(texts: readonly TextItem[], fonts: Fonts): Row[][] {
  if (texts.length < 3) return [[texts]];
  if (texts.length === 3) {
    return [[texts], [texts.slice(0, -1), texts.slice(-1)], [texts.slice(0, 1), texts.slice(1)]];
  }
  const widths = texts.map(({ content: { face, text } }) => fonts.shape(face, text).widthEm);
  const widest = (rows: readonly Row[]) =>
    Math.max(...rows.map((row) => row.reduce((sum, text) => sum + (widths[texts.indexOf(text)] ?? 0), 0)));
  return partitions(texts)
    .map((rows) => ({ rows, widest: widest(rows) }))
    .sort((a, b) => a.rows.length - b.rows.length || a.widest - b.widest)
    .map(({ rows }) => rows);
}

/** Every way to divide texts into rows, in their order. */
function partitions(texts: readonly TextItem[]): Row[][] {
  const [first, ...others] = texts;
  if (!first || others.length === 0) return [[texts]];
  return partitions(others).flatMap(([row = [], ...rows]) => [
    [[first], row, ...rows],
    [[first, ...row], ...rows],
  ]);
}

function piecesOf(row: Row, separator: string, separatorColour: string, sizePt: number): Piece[] {
  return row.flatMap(({ item, content }, index) => {
    const piece = { line: 0, content, sizePt, trackingEm: 0, isTooLong: false };
    const text = { ...piece, id: `${item.field}-0`, field: item.field, text: content.text };
    if (index === row.length - 1) return [text];
    return [
      text,
      {
        ...piece,
        id: `after-${item.field}`,
        field: null,
        text: separator,
        content: { ...content, colour: separatorColour },
      },
    ];
  });
}

/** The width of the pieces of a line in mm. */
export function lineWidth(line: readonly Piece[], fonts: Fonts): number {
  return line.reduce(
    (width, { content, text, trackingEm, sizePt }) =>
      width + shapeText({ fonts, face: content.face, trackingEm }, text).widthEm * ptToMm(sizePt),
    0,
  );
}
