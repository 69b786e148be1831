import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridFrame, maxBleed, outerOf, restAt } from '../canvas.ts';
import type { Motif } from '../motif.ts';
import { arcTo, lineTo, moveTo, rectangle } from '../path.ts';
import { cellsIn } from './cells.ts';

type AwningParams = {
  /** A share of the card's height. */
  depth: number;
  /** Odd, so that both ends look alike. */
  stripes: number;
  roles: readonly ColourRole[];
  rail: ColourRole;
};

/** In mm. */
const railHeight = 1.6;
/** Stripes cover each other by this, so that no ground shows between them. */
const overlap = 0.02;

/** A shop awning along the top. */
export const awning: Motif<AwningParams> = {
  defaults: { depth: 0.2, stripes: 13, roles: ['accent', 'paper'], rail: 'ink' },
  draw(canvas, { depth, stripes, roles, rail }) {
    const { box } = gridFrame(canvas);
    const { box: outer } = outerOf(canvas);
    const pitch = box.width / (Math.round(stripes) | 1);
    const bottom = depth * canvas.height;
    const shapes = cellsIn(outer.x, outer.width, box.x, pitch).map((index) => ({
      path: stripe(box.x + index * pitch - overlap / 2, pitch + overlap, bottom),
      fill: canvas.tone(roles.at(index % roles.length) ?? 'accent', 1),
    }));
    const top = rectangle(outer.x, outer.y, outer.width, maxBleed + railHeight);
    shapes.push({ path: top, fill: canvas.tone(rail, 1) });
    return { shapes, free: restAt(canvas, 'top', bottom) };
  },
  shrink: (params, share) => ({ ...params, depth: params.depth * share }),
  turn: (params, { isUpright, isSquare }) => ({
    ...params,
    stripes: isUpright ? Math.max(5, Math.round(params.stripes * 0.56) | 1) : params.stripes,
    depth: params.depth * (isSquare ? 0.85 : 1),
  }),
  mirror: (params) => params,
  ranges: { depth: [0.16, 0.26], stripes: [9, 17] },
  keepsClear: () => false,
};

/** From above the card down to `bottom`, with a round end. */
function stripe(x: number, width: number, bottom: number): string {
  const radius = width / 2;
  const end = bottom - radius;
  return [
    moveTo(x, -maxBleed),
    lineTo(x + width, -maxBleed),
    lineTo(x + width, end),
    arcTo(x + radius, end, radius, 0, Math.PI),
    'Z',
  ].join('');
}
