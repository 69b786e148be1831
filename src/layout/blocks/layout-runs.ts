import type { StackPlan } from '../layouts/layout-plan.ts';
import type { GlyphRun } from '../scene.ts';
import { drawnLabel } from '../text/card-text.ts';
import type { Fonts, Glyph } from '../text/fonts.ts';
import { shapeText, withoutSpacesAtEnd } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { baselinesOf, type FittedStack } from './place-stacks.ts';
import type { Piece } from './text-block.ts';

const placeholderOpacity = 0.42;

/** The share of a line's width that is to the left of its stack's x. */
const shareLeftOfX = { left: 0, center: 0.5, right: 1 } as const;

type Line = { runs: readonly GlyphRun[]; width: number; outdent: number; isIndented: boolean };

/** The glyph runs of a stack. `first` is the y of its first baseline. */
export function layoutRuns({ plan, blocks }: FittedStack, first: number, fonts: Fonts): GlyphRun[] {
  const baselines = baselinesOf(blocks, first);
  const lines = blocks
    .flatMap(({ lines, outdent }) => lines.map((pieces) => ({ pieces, outdent })))
    .map(({ pieces, outdent }, index) => layoutLine(pieces, outdent, baselines[index] ?? first, fonts));
  // Lines with letters before them start at one x, so that their values do too.
  const indentedWidth = Math.max(0, ...lines.map(({ width, isIndented }) => (isIndented ? width : 0)));
  return lines.flatMap((line) => alignLine(line, plan, line.isIndented ? indentedWidth : line.width));
}

function alignLine({ runs, outdent }: Line, { x, align }: StackPlan, width: number): GlyphRun[] {
  const left = x - outdent - shareLeftOfX[align] * width;
  return runs.map((run) => ({ ...run, x: left + run.x }));
}

/** The runs of a line from x = 0. */
function layoutLine(pieces: readonly Piece[], outdent: number, y: number, fonts: Fonts): Line {
  let x = 0;
  const runs = pieces.map((piece, index) => {
    const run = layoutPiece(piece, index === pieces.length - 1, y, fonts);
    const indent = piece.label === '' ? piece.indentEm * ptToMm(piece.sizePt) : 0;
    const placed = { ...run, x: x + indent };
    x += indent + run.width;
    return placed;
  });
  return { runs, width: x, outdent, isIndented: (pieces[0]?.indentEm ?? 0) > 0 };
}

function layoutPiece(
  { content, label, indentEm, ...piece }: Piece,
  isLast: boolean,
  y: number,
  fonts: Fonts,
): GlyphRun {
  const { trackingEm, sizePt } = piece;
  const { face, colour, isPlaceholder, absentFont } = content;
  // Spaces at the end of a line are not drawn; the spaces of a separator are.
  const text = isLast ? withoutSpacesAtEnd(piece.text) : piece.text;
  const shaped = shapeText({ fonts, face, trackingEm }, text);
  const before = label === '' ? [] : labelGlyphs(content, indentEm, fonts);
  const opacity = isPlaceholder ? placeholderOpacity : 1;
  return {
    kind: 'text',
    ...piece,
    text: drawnLabel({ label }) + piece.text,
    face,
    ...(absentFont && { absentFont }),
    colour,
    opacity,
    isPlaceholder,
    x: 0,
    y,
    width: (shaped.widthEm + (label === '' ? 0 : indentEm)) * ptToMm(sizePt),
    glyphs: before.length === 0 ? shaped.glyphs : [...before, ...shaped.glyphs],
  };
}

/** The glyphs of a label; its last space ends where the text starts. */
function labelGlyphs(content: Piece['content'], indentEm: number, fonts: Fonts): Glyph[] {
  const { glyphs, widthEm } = fonts.shape(content.face, drawnLabel(content));
  return glyphs.map((glyph, index) =>
    index === glyphs.length - 1 ? { ...glyph, advanceEm: glyph.advanceEm + indentEm - widthEm } : glyph,
  );
}
