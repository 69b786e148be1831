import type { DrawingItem, Paint } from '#image/svg/drawing.ts';
import { translation } from '#image/svg/matrix.ts';
import { writeSvg } from '#image/svg/write-svg.ts';
import type { Box } from '#layout/guides.ts';
import type { PaperLook, PressColours } from '../colour/press-colours.ts';
import type { PrintedPaint, PrintedPiece } from './printed-drawing.ts';

/** The printed appearance of a drawing, as an SVG file of its box. */
export function proofSvg(
  pieces: readonly PrintedPiece[],
  { x, y, width, height }: Box,
  colours: PressColours,
  paper?: PaperLook,
): string {
  const matrix = translation(-x, -y);
  const items = pieces.map(
    ({ clips, region, paint }): DrawingItem => ({
      kind: 'group',
      opacity: 1,
      clips: clips.map((clip) => [{ path: clip.path, rule: clip.rule, matrix }]),
      items: [{ kind: 'shape', ...region, matrix, paint: proofPaint(paint, colours, paper) }],
    }),
  );
  return writeSvg({ width, height, items });
}

function proofPaint(paint: PrintedPaint, colours: PressColours, paper?: PaperLook): Paint {
  if (paint.kind === 'flat')
    return { kind: 'flat', colour: colours.softProofInk(paint.ink, paper), opacity: 1 };
  const stops = paint.stops.map(({ offset, ink }) => ({
    offset,
    colour: colours.softProofInk(ink, paper),
    opacity: 1,
  }));
  const [from, to] = paint.ends;
  if (!paint.radii) return { kind: 'linear', from, to, stops, matrix: paint.matrix };
  const [focusRadius, radius] = paint.radii;
  return { kind: 'radial', focus: from, focusRadius, centre: to, radius, stops, matrix: paint.matrix };
}
