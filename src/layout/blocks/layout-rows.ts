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
  for (const grouping of groupings(texts)) {
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

/** The groupings to try: one row; the last text in a row of its own; the first in a row of its own. */
function groupings(texts: readonly TextItem[]): Row[][] {
  if (texts.length < 3) return [[texts]];
  return [[texts], [texts.slice(0, -1), texts.slice(-1)], [texts.slice(0, 1), texts.slice(1)]];
}

function piecesOf(row: Row, separator: string, separatorColour: string, sizePt: number): Piece[] {
  return row.flatMap(({ item, content }, index) => {
    const piece = { line: 0, content, sizePt, trackingEm: 0, isTooLong: false };
    const text = { ...piece, field: item.field, text: content.text };
    if (index === row.length - 1) return [text];
    return [
      text,
      { ...piece, field: null, text: separator, content: { ...content, colour: separatorColour } },
    ];
  });
}

function lineWidth(line: readonly Piece[], fonts: Fonts): number {
  return line.reduce(
    (width, { content, text, trackingEm, sizePt }) =>
      width + shapeText({ fonts, face: content.face, trackingEm }, text).widthEm * ptToMm(sizePt),
    0,
  );
}
