import type { StackPlan } from '../layouts/layout-plan.ts';
import { fitsIn } from '../text/break-text.ts';
import { sizesBetween } from '../text/fit-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { shapeText } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { type Block, type FilledItem, type Piece, sizeRange, type Tightness } from './text-block.ts';

type Row = readonly FilledItem[];

/** The texts of a stack side by side, as few rows as fit; null when they have to stand under one another. */
export function layoutRows(
  { rows, width }: StackPlan & { rows: { step: number; separator: string } },
  filled: readonly FilledItem[],
  { fonts, tightness, separatorColour }: { fonts: Fonts; tightness: Tightness; separatorColour: string },
): Block[] | null {
  if (filled.length === 0) return null;
  const ranges = filled.map((text) => sizeRange(text, tightness));
  const fromPt = Math.max(...ranges.map((range) => range.fromPt));
  const minPt = Math.max(...ranges.map((range) => range.minPt));
  for (const arrangement of arrangements(filled)) {
    for (const sizePt of sizesBetween(fromPt, minPt)) {
      const lines = arrangement.map((row) => piecesOf(row, rows.separator, separatorColour, sizePt));
      if (!lines.every((line) => fitsIn(lineWidth(line, fonts), width))) continue;
      return lines.map((line) => ({
        step: Math.max(rows.step * tightness.steps, ptToMm(sizePt)),
        leading: 0,
        hangs: 0,
        lines: [line],
      }));
    }
  }
  return null;
}

/** All in one row, else the last or the first on its own. */
function arrangements(filled: readonly FilledItem[]): Row[][] {
  if (filled.length < 3) return [[filled]];
  return [[filled], [filled.slice(0, -1), filled.slice(-1)], [filled.slice(0, 1), filled.slice(1)]];
}

function piecesOf(row: Row, separator: string, separatorColour: string, sizePt: number): Piece[] {
  return row.flatMap(({ item, source }, index) => {
    const piece = { line: 0, source, sizePt, trackingEm: 0, isTooLong: false };
    const text = { ...piece, field: item.field, text: source.text };
    if (index === row.length - 1) return [text];
    return [text, { ...piece, field: null, text: separator, source: { ...source, colour: separatorColour } }];
  });
}

function lineWidth(line: readonly Piece[], fonts: Fonts): number {
  return line.reduce(
    (width, { source, text, trackingEm, sizePt }) =>
      width + shapeText({ fonts, face: source.face, trackingEm }, text).widthEm * ptToMm(sizePt),
    0,
  );
}
