import type { StackPlan } from '../layouts/layout-plan.ts';
import type { GlyphRun } from '../scene.ts';
import type { Fonts } from '../text/fonts.ts';
import { shapeText, withoutSpacesAtEnd } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { baselinesOf, type FittedStack } from './place-stacks.ts';
import type { Piece } from './text-block.ts';

const placeholderOpacity = 0.42;

/** The share of a line's width that is to the left of its stack's x. */
const shareLeftOfX = { left: 0, center: 0.5, right: 1 } as const;

/** The glyph runs of a stack. `first` is the y of its first baseline. */
export function layoutRuns({ plan, blocks }: FittedStack, first: number, fonts: Fonts): GlyphRun[] {
  const baselines = baselinesOf(blocks, first);
  const lines = blocks.flatMap(({ lines, outdent }) => lines.map((pieces) => ({ pieces, outdent })));
  return lines.flatMap(({ pieces, outdent }, index) =>
    layoutLine(pieces, { ...plan, x: plan.x - outdent }, baselines[index] ?? first, fonts),
  );
}

function layoutLine(pieces: readonly Piece[], { x, align }: StackPlan, y: number, fonts: Fonts): GlyphRun[] {
  const runs = pieces.map((piece, index) => layoutPiece(piece, index === pieces.length - 1, y, fonts));
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let left = x - shareLeftOfX[align] * width;
  return runs.map((run) => {
    const placed = { ...run, x: left };
    left += run.width;
    return placed;
  });
}

function layoutPiece({ content, ...piece }: Piece, isLast: boolean, y: number, fonts: Fonts): GlyphRun {
  const { text, trackingEm, sizePt } = piece;
  const { face, colour, isPlaceholder, absentFont } = content;
  // Spaces at the end of a line are not drawn; the spaces of a separator are.
  const { glyphs, widthEm } = shapeText(
    { fonts, face, trackingEm },
    isLast ? withoutSpacesAtEnd(text) : text,
  );
  const opacity = isPlaceholder ? placeholderOpacity : 1;
  const width = widthEm * ptToMm(sizePt);
  return {
    kind: 'text',
    ...piece,
    face,
    ...(absentFont && { absentFont }),
    colour,
    opacity,
    isPlaceholder,
    x: 0,
    y,
    width,
    glyphs,
  };
}
