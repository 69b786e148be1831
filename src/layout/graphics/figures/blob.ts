import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Box } from '../../guides.ts';
import { isTall, restBeside } from '../canvas.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { keepOffCut } from '../off-cut.ts';
import { boxOfPath, type PathPoint, smoothShape } from '../path.ts';

type BlobParams = {
  /** The centre, in shares of the card. */
  cx: number;
  cy: number;
  /** A share of the shorter side. */
  radius: number;
  /** How far the outline swings around its radius. */
  wobble: number;
  count: number;
  roles: readonly ColourRole[];
};

/** How far further pebbles are from the first, as a share of the shorter side. */
const spread = 0.4;
const points = 14;

/** Pebbles. */
export const blob: Motif<BlobParams> = {
  defaults: {
    cx: 1.02,
    cy: 0.42,
    radius: 0.62,
    wobble: 0.16,
    count: 1,
    roles: ['accent', 'second', 'panel'],
  },
  draw(canvas, params) {
    const { cx, cy, radius, wobble, count, roles } = params;
    const { width, height, random } = canvas;
    const short = Math.min(width, height);
    const shapes = Array.from({ length: count }, (_, index) => {
      const centre: PathPoint = [
        cx * width + index * spread * short * (random() - 0.62),
        cy * height + index * spread * short * (random() - 0.4),
      ];
      const path = keepOffCut(canvas, pebble(centre, radius * short * (1 - index * 0.22), wobble, random));
      return { path, fill: canvas.tone(roles[index % roles.length] ?? 'accent') };
    });
    return { shapes, free: restOf(canvas, params, boxOfPath(shapes.map(({ path }) => path).join(''))) };
  },
  shrink: (params, share) => ({ ...params, radius: params.radius * share }),
  turn: (params, canvas) => (isTall(canvas) ? turned(params, canvas) : params),
  mirror: (params) => ({ ...params, cx: 1 - params.cx }),
  ranges: { radius: [0.2, 0.7], wobble: [0.08, 0.2] },
  keepsClear: () => false,
};

function pebble([x, y]: PathPoint, radius: number, wobble: number, random: () => number): string {
  const [first, second] = [random() * 7, random() * 7];
  return smoothShape(
    Array.from({ length: points }, (_, index) => {
      const angle = (index / points) * 2 * Math.PI;
      const swing = 0.7 * Math.sin(2 * angle + first) + 0.45 * Math.sin(3 * angle + second);
      const distance = radius * (1 + wobble * swing);
      return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
    }),
  );
}

/** A pebble in the middle of the card leaves no room beside it. */
function restOf(canvas: GraphicCanvas, { cx, cy }: BlobParams, drawn: Box): Box | null {
  return isMiddle(cx) && isMiddle(cy) ? null : restBeside(canvas, drawn);
}

const isMiddle = (position: number) => position >= 0.4 && position <= 0.6;

/** What was at the right is at the top, and covers at most half of the height. */
function turned(params: BlobParams, { width, height }: Pick<GraphicCanvas, 'width' | 'height'>): BlobParams {
  const [cx, cy] = [1 - params.cy, 1 - params.cx];
  const room = Math.abs(0.5 - cy) * height;
  const largest = room / ((1 + params.wobble) * Math.min(width, height));
  return { ...params, cx, cy, radius: isMiddle(cy) ? params.radius : Math.min(params.radius, largest) };
}
