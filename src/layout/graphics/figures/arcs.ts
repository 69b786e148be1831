import type { ColourRole } from '#domain/look/look-palettes.ts';
import { circleBox, cornerPoint, mirrorCorner, restBeside } from '../canvas.ts';
import type { CardCorner, Motif } from '../motif.ts';
import { circle, sector } from '../path.ts';
import { radiusOffCut } from '../round-place.ts';

type ArcsParams = {
  corner: CardCorner;
  /** A share of the shorter side. */
  radius: number;
  count: number;
  /** The part of a ring's step that is empty. */
  gap: number;
  roles: readonly ColourRole[];
};

/** Quarter rings that grow out of a corner. */
export const arcs: Motif<ArcsParams> = {
  defaults: { corner: 'br', radius: 0.86, count: 4, gap: 0.35, roles: ['accent', 'second', 'ink'] },
  draw(canvas, { corner, radius, count: wanted, gap, roles }) {
    const centre = cornerPoint(canvas, corner);
    const largest = radiusOffCut(canvas, centre, radius * Math.min(canvas.width, canvas.height));
    const count = Math.max(1, Math.min(wanted, Math.floor((largest * (1 - gap)) / minRing)));
    const step = largest / count;
    const shapes = Array.from({ length: count }, (_, ring) => {
      const outer = largest - ring * step;
      const inner = Math.max(0, outer - step * (1 - gap));
      const path =
        ring === count - 1
          ? circle(...centre, outer)
          : sector(centre, { inner, outer }, 0, Math.PI) +
            sector(centre, { inner, outer }, Math.PI, 2 * Math.PI);
      return { path, fill: canvas.tone(roles[ring % roles.length] ?? 'accent') };
    });
    return { shapes, free: restBeside(canvas, circleBox(centre, largest)) };
  },
  shrink: (params, share) => ({ ...params, radius: params.radius * share }),
  turn: (params) => params,
  mirror: (params) => ({ ...params, corner: mirrorCorner(params.corner) }),
  ranges: { radius: [0.4, 1.2], count: [2, 6], gap: [0.2, 0.6] },
  keepsClear: () => false,
};

const minRing = 1;
