import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridBleed, gridFrame, isTall, mirrorEdge, outerOf, stripAt, turnEdge } from '../canvas.ts';
import type { Edge, Motif } from '../motif.ts';
import { leaf } from '../path.ts';
import { cellsIn } from './cells.ts';

type PetalsParams = {
  at: Edge | 'all';
  share: number;
  /** From flower to flower, in mm; fitted to the width. */
  pitch: number;
  role: ColourRole;
};

const minPitch = 6;

/** A lattice of flowers with four petals. */
export const petals: Motif<PetalsParams> = {
  defaults: { at: 'all', share: 0.4, pitch: 9, role: 'accent' },
  draw(canvas, { at, share, pitch, role }) {
    const grid = gridFrame(canvas);
    const { strip } = stripAt(grid, at, share);
    const cell = petalCell(strip.width, pitch);
    const fitted = at === 'top' || at === 'bottom' ? wholeRows(strip.height, cell, canvas.height) : share;
    const { strip: lattice, rest } = stripAt(grid, at, fitted);
    const area = stripAt(outerOf(canvas), at, fitted).strip;
    const columns = cellsIn(area.x, area.width, lattice.x, cell);
    const rows = cellsIn(area.y, area.height, lattice.y, cell);
    const gap = 0.03 * cell;
    const leaves = rows.flatMap((row) =>
      columns.map((column) =>
        leaf(
          lattice.x + column * cell + gap,
          lattice.y + row * cell + gap,
          cell - 2 * gap,
          (column + row) % 2 === 0 ? 'topRight' : 'topLeft',
        ),
      ),
    );
    return { shapes: [{ path: leaves.join(''), fill: canvas.tone(role) }], free: rest };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share, pitch: params.pitch * share }),
  turn: (params, canvas) => (isTall(canvas) ? { ...params, at: turnEdge(params.at) } : params),
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { pitch: [7, 13] },
  keepsClear: () => false,
};

/** The side of a cell that has one petal, fitted to a width. */
export function petalCell(width: number, pitch: number): number {
  return width / Math.max(1, Math.round(width / Math.max(minPitch, pitch)));
}

/** The share of the height that whole rows need, without the bleed. */
function wholeRows(depth: number, cell: number, height: number): number {
  const rows = Math.max(1, Math.floor(depth / cell + 1e-6));
  return (rows * cell - gridBleed) / height;
}
