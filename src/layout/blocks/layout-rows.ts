import type { StackPlan } from '../layout-plan.ts';
import type { LayoutFonts } from '../look-layout.ts';
import { fitsWithin } from '../text/breaks/break-text.ts';
import { typeStyleOf } from '../text/card-text.ts';
import { linesAt } from '../text/fit-broken-text.ts';
import { sizesBetween } from '../text/fit-task.ts';
import { ptToMm } from '../units.ts';
import { inlineIndentEm } from './label-column.ts';
import { lineWidth, widestLineEm } from './line-widths.ts';
import { hasPair } from './pair-lines.ts';
import {
  type Block,
  type Density,
  grownStep,
  type LinePiece,
  sizeRange,
  type TextItem,
} from './text-block.ts';

type Row = readonly TextItem[];

/** The texts of a stack side by side, in as few rows as possible; null when they do not fit. */
export function layoutRows(
  { rows, width }: StackPlan & { rows: { step: number; separator: string; avoidsWaist?: true } },
  texts: readonly TextItem[],
  { fonts, density, separatorColour }: { fonts: LayoutFonts; density: Density; separatorColour: string },
): Block[] | null {
  if (texts.length === 0) return null;
  const planned = texts.filter(({ item }) => item.plannedPt === undefined);
  const ranges = (planned.length > 0 ? planned : texts).map((text) => sizeRange(text, density));
  const fromPt = Math.max(...ranges.map((range) => range.fromPt));
  const minPt = Math.max(...ranges.map((range) => range.minPt));
  for (const grouping of groupings(texts, fonts, rows)) {
    for (const sizePt of sizesBetween(fromPt, minPt)) {
      const blocks = grouping.map((row) =>
        brokenLines(piecesOf(row, { ...rows, colour: separatorColour, sizePt, fonts })),
      );
      if (!blocks.flat().every((line) => fitsWithin(lineWidth(line, fonts), width))) continue;
      const grown = blocks.map((lines) =>
        Math.max(0, ...lines.flat().map((piece) => ptToMm(piece.sizePt - sizePt))),
      );
      const step = Math.max(rows.step * density.stepScale, ptToMm(sizePt));
      return blocks.map((lines, index) => ({
        step: step + grownStep(grown[index] ?? 0, grown[index - 1] ?? 0),
        grown: grown[index] ?? 0,
        leading: lines.length > 1 ? step : 0,
        outdent: 0,
        lines,
        startsGroup: false,
        cost: 0,
        shrunk: 1 - sizePt / Math.max(...texts.map(({ item }) => item.plannedPt ?? item.sizePt)),
        wholeWidth: 0,
      }));
    }
  }
  return null;
}

/** A last row that is shorter than this share of the widest looks left over. */
const shortLastRow = 0.45;

/** A row that is shorter than this share of both its neighbours is a waist. */
const shortMiddleRow = 0.7;

/**
 * The groupings to try, fewest rows first: those that keep pairs such as street and city together, then those without a
 * short last row and, if asked, those without a waist. Three texts: the last in a row of its own comes before the first in one. More texts: the grouping
 * with the shortest rows comes first.
 */
function groupings(
  texts: readonly TextItem[],
  fonts: LayoutFonts,
  { avoidsWaist = false }: { avoidsWaist?: boolean },
): Row[][] {
  if (texts.length < 3 && !texts.some(isBroken)) return [[texts]];
  const widths = new Map(
    texts.map((text) => [text, widestLineEm(text.content, typeStyleOf(text.content, fonts))]),
  );
  const rankOf = (rows: Row[]) => {
    const rowWidths = rows.map((row) => row.reduce((sum, text) => sum + (widths.get(text) ?? 0), 0));
    const widest = Math.max(...rowWidths);
    const splitPairs = rows.filter((row, index) =>
      hasPair([...row.slice(-1), ...(rows[index + 1] ?? []).slice(0, 1)]),
    );
    return {
      rows,
      widest: texts.length === 3 ? -(rows[0]?.length ?? 0) : widest,
      splitPairs: splitPairs.length,
      waists: avoidsWaist ? countWaists(rowWidths) : 0,
      leftOver: Number((rowWidths.at(-1) ?? 0) < shortLastRow * widest),
    };
  };
  return partitions(texts)
    .filter((rows) => rows.every((row) => row.length === 1 || !row.some(isBroken)))
    .map(rankOf)
    .sort(
      (a, b) =>
        a.rows.length - b.rows.length ||
        a.splitPairs - b.splitPairs ||
        a.leftOver - b.leftOver ||
        a.waists - b.waists ||
        a.widest - b.widest,
    )
    .map(({ rows }) => rows);
}

/** A text that its person has broken has its own row. */
function isBroken({ content }: TextItem): boolean {
  return content.breaksAt !== undefined;
}

/** A row by lines: several where its only text is broken. */
function brokenLines(row: readonly LinePiece[]): LinePiece[][] {
  const [piece] = row;
  const { breaksAt } = piece?.content ?? {};
  if (!piece || !breaksAt) return [[...row]];
  const texts = linesAt(piece.text, breaksAt);
  return texts.map((text, line) => [
    {
      ...piece,
      id: `${piece.field}-${line}`,
      line,
      text,
      ...(line > 0 && { label: null }),
      ...(line < texts.length - 1 && { endsAtBreak: true as const }),
    },
  ]);
}

function countWaists(widths: readonly number[]): number {
  return widths.filter((width, index) => {
    const [above = 0, below = 0] = [widths[index - 1], widths[index + 1]];
    return width < shortMiddleRow * Math.min(above, below);
  }).length;
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

function piecesOf(
  row: Row,
  {
    separator,
    colour,
    sizePt,
    fonts,
  }: { separator: string; colour: string; sizePt: number; fonts: LayoutFonts },
): LinePiece[] {
  return row.flatMap(({ item, content }, index) => {
    const piece = { line: 0, content, label: null, indentEm: 0, sizePt, trackingEm: 0, isTooLong: false };
    const text = {
      ...piece,
      id: `${item.field}-0`,
      field: item.field,
      sizePt: item.plannedPt === undefined ? sizePt : item.sizePt,
      trackingEm: item.hasOwnTracking ? (item.trackingEm ?? 0) : 0,
      text: content.text,
      label: content.label,
      indentEm: inlineIndentEm(content, fonts),
    };
    if (index === row.length - 1) return [text];
    return [
      text,
      {
        ...piece,
        id: `after-${item.field}`,
        field: null,
        text: separator,
        content: { ...content, colour },
      },
    ];
  });
}
