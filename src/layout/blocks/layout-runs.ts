import type { StackPlan } from '../layouts/layout-plan.ts';
import type { GlyphRun } from '../scene.ts';
import type { Fonts } from '../text/fonts.ts';
import { shapeText, withoutSpacesAtEnd } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { baselinesOf, type FilledStack } from './place-stacks.ts';
import type { Piece } from './text-block.ts';

const placeholderOpacity = 0.42;

/** How much of a line stands to the left of its stack's x. */
const shareBeforeX = { left: 0, center: 0.5, right: 1 } as const;

/** The glyph runs of a stack whose first baseline is known. */
export function layoutRuns({ plan, blocks }: FilledStack, first: number, fonts: Fonts): GlyphRun[] {
  const baselines = baselinesOf(blocks, first);
  const lines = blocks.flatMap(({ lines, hangs }) => lines.map((pieces) => ({ pieces, hangs })));
  return lines.flatMap(({ pieces, hangs }, index) =>
    setLine(pieces, { ...plan, x: plan.x - hangs }, baselines[index] ?? first, fonts),
  );
}

function setLine(pieces: readonly Piece[], { x, align }: StackPlan, y: number, fonts: Fonts): GlyphRun[] {
  const runs = pieces.map((piece, index) => setPiece(piece, index === pieces.length - 1, y, fonts));
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let left = x - shareBeforeX[align] * width;
  return runs.map((run) => {
    const placed = { ...run, x: left };
    left += run.width;
    return placed;
  });
}

function setPiece({ source, ...piece }: Piece, isLast: boolean, y: number, fonts: Fonts): GlyphRun {
  const { text, trackingEm, sizePt } = piece;
  const { face, colour, isPlaceholder } = source;
  // Spaces at the end of a line are not drawn; between texts that stand side by side they are.
  const { glyphs, widthEm } = shapeText(
    { fonts, face, trackingEm },
    isLast ? withoutSpacesAtEnd(text) : text,
  );
  const opacity = isPlaceholder ? placeholderOpacity : 1;
  const width = widthEm * ptToMm(sizePt);
  return { kind: 'text', ...piece, face, colour, opacity, isPlaceholder, x: 0, y, width, glyphs };
}
