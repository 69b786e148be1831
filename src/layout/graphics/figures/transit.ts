import type { ColourRole } from '#domain/look/look-palettes.ts';
import { isTall, maxBleed, restAt } from '../canvas.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { arcTo, circle, lineTo, mapPath, moveTo, type PathPoint } from '../path.ts';

type TransitParams = {
  /** The side that the lines leave the card at. */
  side: 'left' | 'right';
  /** The outermost line, as a share of the width from the other side. */
  x: number;
  /** Where the bends begin, as a share of the height. */
  y: number;
  lines: number;
  /** From line to line, in mm on a card of 50 mm. */
  pitch: number;
  /** The width of a line. */
  thick: number;
  /** The radius of the innermost bend. */
  turn: number;
  stops: number;
  roles: readonly ColourRole[];
};

/** Between the lines and the texts, in mm. */
const clearance = 2.2;

/** Route lines from the top edge to a side, with bends around one centre. */
export const transit: Motif<TransitParams> = {
  defaults: {
    side: 'right',
    x: 0.74,
    y: 0.3,
    lines: 4,
    pitch: 2.4,
    thick: 1.5,
    turn: 8,
    stops: 3,
    roles: ['accent', 'second', 'ink', 'panel'],
  },
  draw(canvas, params) {
    const { side, x, y, lines, pitch, turn, stops, roles } = params;
    const thick = params.thick * canvas.unit;
    const radiusOf = (line: number) => (turn + (lines - 1 - line) * pitch) * canvas.unit;
    const centre: PathPoint = [x * canvas.width + radiusOf(0), y * canvas.height];
    const onSide = (path: string) =>
      side === 'right' ? path : mapPath(path, (left, top) => [canvas.width - left, top]);
    const routes = Array.from({ length: lines }, (_, line) => ({
      path: onSide(route(centre, radiusOf(line), thick, canvas)),
      fill: canvas.tone(roles[line % roles.length] ?? 'accent'),
    }));
    const stopHeights = Array.from({ length: stops }, (_, stop) => (4 + stop * 5.2) * canvas.unit);
    const dots = stopHeights
      .filter((stopY) => stopY <= centre[1])
      .map((stopY) => circle(x * canvas.width, stopY, thick * 0.26));
    const shapes = [...routes, { path: onSide(dots.join('')), fill: canvas.ground }];
    const below = centre[1] + radiusOf(0) + thick / 2 + clearance;
    const beside = (1 - x) * canvas.width + thick / 2 + clearance;
    return { shapes, free: isTall(canvas) ? restAt(canvas, 'top', below) : restAt(canvas, side, beside) };
  },
  shrink: (params, share) => ({ ...params, x: 1 - (1 - params.x) * share, y: params.y * share }),
  turn: (params, canvas) => (isTall(canvas) ? { ...params, x: turnedX(params.x) } : params),
  mirror: (params) => ({ ...params, side: params.side === 'right' ? 'left' : 'right' }),
  ranges: { x: [0.6, 0.8], lines: [2, 5] },
  keepsClear: () => false,
};

/** One line: down from the top edge, around the bend, out at the right. */
function route([cx, cy]: PathPoint, radius: number, thick: number, { width }: GraphicCanvas): string {
  const [outer, inner] = [radius + thick / 2, radius - thick / 2];
  const [top, right] = [-maxBleed, width + maxBleed];
  const { PI } = Math;
  return [
    moveTo(cx - outer, top),
    lineTo(cx - outer, cy),
    arcTo(cx, cy, outer, PI, PI / 2),
    lineTo(right, cy + outer),
    lineTo(right, cy + inner),
    lineTo(cx, cy + inner),
    arcTo(cx, cy, inner, PI / 2, PI),
    lineTo(cx - inner, top),
    'Z',
  ].join('');
}

/** A narrow card has the lines farther from its side: those at 0.74 are at 0.55. */
function turnedX(x: number): number {
  return x < 0.5 ? x : Math.max(0.55, 1 - (1 - x) * 1.73);
}
