import type { StackPlan } from '../layout-plan.ts';
import { type LayoutFonts, loadedLooks } from '../look-layout.ts';
import type { GlyphRun } from '../scene.ts';
import { drawnLabel, typeStyleOf } from '../text/card-text.ts';
import type { Glyph } from '../text/fonts.ts';
import { shapeText, withoutSpacesAtEnd } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { baselinesOf, type FittedStack } from './place-stacks.ts';
import type { LinePiece } from './text-block.ts';

const placeholderOpacity = 0.42;

/** The share of a line's width that is to the left of its stack's x. */
const shareLeftOfX = { left: 0, center: 0.5, right: 1 } as const;

/** A line with its glyphs, without its position. */
type Line = { pieces: readonly ShapedPiece[]; width: number; outdent: number; isIndented: boolean };

/** A piece with its glyphs and its width with its label, in mm. `before` is the space of a label that it lacks. */
type ShapedPiece = {
  piece: LinePiece;
  glyphs: readonly Glyph[];
  width: number;
  before: number;
  icon?: string;
};

/** The glyph runs of a stack. `first` is the y of its first baseline. */
export function layoutRuns({ plan, blocks }: FittedStack, first: number, fonts: LayoutFonts): GlyphRun[] {
  const baselines = baselinesOf(blocks, first);
  const lines = blocks.flatMap(({ lines, outdent }) =>
    lines.map((pieces) => shapeLine(plan.align === 'left' ? pieces : pieces.map(inline), outdent, fonts)),
  );
  // Lines with labels before them start at one x, so that their values do too.
  const indentedWidth = Math.max(0, ...lines.map(({ width, isIndented }) => (isIndented ? width : 0)));
  return lines.flatMap((line, index) =>
    placeLine(line, plan, line.isIndented ? indentedWidth : line.width, baselines[index] ?? first),
  );
}

/** A piece without the column of custom labels. */
function inline(piece: LinePiece): LinePiece {
  const { label, content } = piece;
  if (!content.isCustomColumn) return piece;
  return { ...piece, indentEm: label === null ? 0 : (content.inlineEm ?? 0) };
}

function shapeLine(pieces: readonly LinePiece[], outdent: number, fonts: LayoutFonts): Line {
  const shaped = pieces.map((piece, index) => shapePiece(piece, index === pieces.length - 1, fonts));
  const width = shaped.reduce((sum, piece) => sum + piece.before + piece.width, 0);
  const [first] = pieces;
  const isIndented = first !== undefined && first.indentEm > 0 && !first.content.isCustomColumn;
  return { pieces: shaped, width, outdent, isIndented };
}

function shapePiece(piece: LinePiece, isLast: boolean, fonts: LayoutFonts): ShapedPiece {
  const { content, label, indentEm, trackingEm, sizePt } = piece;
  // Spaces at the end of a line are not drawn; the spaces of a separator are.
  const text = isLast ? withoutSpacesAtEnd(piece.text) : piece.text;
  const shaped = shapeText(typeStyleOf(content, fonts, trackingEm), text);
  const { widthEm } = shaped;
  const glyphs = withSharpLetters(shaped.glyphs, piece);
  const em = ptToMm(sizePt);
  if (label === null) return { piece, glyphs, width: widthEm * em, before: indentEm * em };
  const labelled = { piece, width: (widthEm + indentEm) * em, before: 0 };
  if ('text' in label) {
    return { ...labelled, glyphs: [...labelGlyphs(content, indentEm, fonts), ...glyphs] };
  }
  // Beside custom labels the column is wider than the icons: they stay at its start.
  const iconEm = Math.min(content.inlineEm ?? indentEm, indentEm);
  const drawn = loadedLooks(fonts).withIcon(label.icon, typeStyleOf(content, fonts), iconEm, glyphs);
  const [first, ...others] = drawn.glyphs;
  const more = indentEm - iconEm;
  if (!first || more === 0) return { ...labelled, ...drawn };
  const moved = { ...first, dxEm: first.dxEm + more, advanceEm: first.advanceEm + more };
  return { ...labelled, ...drawn, glyphs: [moved, ...others] };
}

/** The glyphs of a line in capitals: those of SS are read as the ß that was typed. */
function withSharpLetters(
  glyphs: readonly Glyph[],
  { text, content: { text: whole, sharpAt } }: LinePiece,
): readonly Glyph[] {
  const start = whole.indexOf(text);
  // Of two equal lines, nothing tells which one this is.
  if (!sharpAt || start < 0 || whole.includes(text, start + 1)) return glyphs;
  let at = start;
  return glyphs.map((glyph) => {
    const from = at;
    at += glyph.text.length;
    if (glyph.text === 'S' && sharpAt.includes(from)) return { ...glyph, text: 'ß' };
    return glyph.text === 'S' && sharpAt.includes(from - 1) ? { ...glyph, text: '' } : glyph;
  });
}

/** The glyphs of a label; its last space ends where the text starts. */
function labelGlyphs(content: LinePiece['content'], indentEm: number, fonts: LayoutFonts): Glyph[] {
  const { glyphs, widthEm } = shapeText(typeStyleOf(content, fonts), drawnLabel(content));
  return glyphs.map((glyph, index) =>
    index === glyphs.length - 1 ? { ...glyph, advanceEm: glyph.advanceEm + indentEm - widthEm } : glyph,
  );
}

function placeLine(
  { pieces, outdent }: Line,
  { x: stackX, align }: StackPlan,
  width: number,
  y: number,
): GlyphRun[] {
  let x = stackX - outdent - shareLeftOfX[align] * width;
  return pieces.map((shaped) => {
    const run = runOf(shaped, x + shaped.before, y);
    x += shaped.before + shaped.width;
    return run;
  });
}

function runOf({ piece, glyphs, width, icon }: ShapedPiece, x: number, y: number): GlyphRun {
  const { face, features, colour, isPlaceholder, absentFont } = piece.content;
  const run: GlyphRun = {
    kind: 'text',
    id: piece.id,
    field: piece.field,
    line: piece.line,
    text: drawnLabel(piece) + piece.text,
    face,
    sizePt: piece.sizePt,
    trackingEm: piece.trackingEm,
    isTooLong: piece.isTooLong,
    colour,
    opacity: isPlaceholder ? placeholderOpacity : 1,
    isPlaceholder,
    x,
    y,
    width,
    glyphs,
  };
  return {
    ...run,
    ...(features && { features }),
    ...(absentFont && { absentFont }),
    ...(icon && { icon }),
    ...(piece.endsAtBreak && { endsAtBreak: true as const }),
  };
}
