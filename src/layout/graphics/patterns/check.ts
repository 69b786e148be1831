import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridFrame, isAcross, isTall, mirrorEdge, outerOf, restAt, stripAt, turnEdge } from '../canvas.ts';
import type { Edge, Motif } from '../motif.ts';
import { rectangle } from '../path.ts';
import { cellsIn } from './cells.ts';

type CheckParams = {
  at: Edge | 'all';
  share: number;
  /** The side of a square, in mm; fitted to the side along the edge. */
  pitch: number;
  role: ColourRole;
};

const minPitch = 3;

/** Gingham: two sets of bands in a tint, their crossings in the full colour. */
export const check: Motif<CheckParams> = {
  defaults: { at: 'bottom', share: 0.3, pitch: 5, role: 'accent' },
  draw(canvas, { at, share, pitch, role }) {
    const grid = gridFrame(canvas);
    const { strip } = stripAt(grid, at, share);
    const [along, depth] = isAcross(at) ? [strip.height, strip.width] : [strip.width, strip.height];
    const square = fittedSquare(along, Math.max(minPitch, pitch));
    const used = Math.ceil(depth / square - 1e-6) * square - grid.bleed;
    const usedShare = used / (isAcross(at) ? canvas.width : canvas.height);
    const pattern = stripAt(grid, at, usedShare).strip;
    const area = stripAt(outerOf(canvas), at, usedShare).strip;
    const isBand = (index: number) => index % 2 === 0;
    const columns = cellsIn(area.x, area.width, pattern.x, square).filter(isBand);
    const rows = cellsIn(area.y, area.height, pattern.y, square).filter(isBand);
    const left = (column: number) => pattern.x + column * square;
    const top = (row: number) => pattern.y + row * square;
    const bands = [
      ...columns.map((column) => rectangle(left(column), area.y, square, area.height)),
      ...rows.map((row) => rectangle(area.x, top(row), area.width, square)),
    ];
    const crossings = rows.flatMap((row) =>
      columns.map((column) => rectangle(left(column), top(row), square, square)),
    );
    return {
      shapes: [
        { path: bands.join(''), fill: canvas.tone(role, canvas.strength * 0.45) },
        { path: crossings.join(''), fill: canvas.tone(role) },
      ],
      free: at === 'all' ? null : restAt(canvas, at, used),
    };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share, pitch: params.pitch * share }),
  turn: (params, canvas) =>
    isTall(canvas)
      ? { ...params, at: turnEdge(params.at), share: params.share * (canvas.isSquare ? 0.85 : 1) }
      : params,
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { share: [0.2, 0.4], pitch: [4, 7] },
  keepsClear: () => false,
};

/** The number of squares is odd, so that both ends look alike. */
export function fittedSquare(length: number, pitch: number): number {
  return length / (Math.max(2, Math.round(length / pitch / 2)) * 2 + 1);
}
