import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridBleed, isTall, maxBleed } from '../canvas.ts';
import type { Motif } from '../motif.ts';
import { type PathPoint, polygon } from '../path.ts';

type BandsParams = {
  side: 'left' | 'right';
  /** Where the first band crosses the middle of the card, from the far side. */
  start: number;
  /** In degrees; 90 is upright. */
  angle: number;
  /** In mm on a card of 90 mm. */
  widths: readonly number[];
  gaps: readonly number[];
  roles: readonly ColourRole[];
  /** The axis that the bands follow one another on: x on a wide card, y on an upright one. */
  axis: 'x' | 'y';
};

/** Parallel diagonal bands over one side. */
export const bands: Motif<BandsParams> = {
  defaults: {
    side: 'right',
    start: 0.58,
    angle: 62,
    widths: [14, 4, 2],
    gaps: [2.2, 2.2],
    roles: ['accent', 'second', 'ink'],
    axis: 'x',
  },
  draw(canvas, { side, start, angle, widths, gaps, roles, axis }) {
    const [length, breadth] = axis === 'x' ? [canvas.width, canvas.height] : [canvas.height, canvas.width];
    const lean = 1 / Math.tan((angle * Math.PI) / 180);
    const scale = length / 90;
    // `along` grows towards the bands; `across` is from edge to edge.
    const place = ([along, across]: PathPoint): PathPoint => {
      if (axis === 'y') return [side === 'right' ? across : breadth - across, along];
      return [side === 'right' ? along : length - along, across];
    };
    const edgeAt = (middle: number, across: number): PathPoint =>
      place([middle + lean * (breadth / 2 - across), across]);
    const [near, far] = [-maxBleed - 1, breadth + maxBleed + 1];
    let from = start * length;
    const shapes = widths.map((width, index) => {
      const to = from + Math.max(minBand, width * scale);
      const path = polygon([edgeAt(from, near), edgeAt(to, near), edgeAt(to, far), edgeAt(from, far)]);
      from = to + (gaps[index] ?? 0) * scale;
      return { path, fill: canvas.tone(roles[index % roles.length] ?? 'accent') };
    });
    const free = Math.max(0, start * length - (lean * (breadth + 2 * gridBleed)) / 2);
    const isFromEnd = axis === 'x' && side === 'left';
    return {
      shapes,
      free:
        axis === 'x'
          ? { x: isFromEnd ? length - free : 0, y: 0, width: free, height: breadth }
          : { x: 0, y: 0, width: breadth, height: free },
    };
  },
  shrink: (params, share) => ({ ...params, start: 1 - (1 - params.start) * share }),
  turn: (params, card) =>
    isTall(card)
      ? { ...params, axis: 'y', start: card.isSquare ? Math.max(minSquareStart, params.start) : params.start }
      : params,
  mirror: (params) => ({ ...params, side: params.side === 'right' ? 'left' : 'right' }),
  ranges: { start: [0.5, 0.85], angle: [45, 75] },
  keepsClear: () => false,
};

const minBand = 1;
/** Leaves the texts of a square card enough height. */
const minSquareStart = 0.66;
