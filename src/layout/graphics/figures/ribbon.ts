import type { ColourRole } from '#domain/look/look-palettes.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { awayFromCut, gridFrame, isTall, restBeside, towardsEdge } from '../canvas.ts';
import type { Motif } from '../motif.ts';
import { type PathPoint, polygon } from '../path.ts';

type RibbonParams = {
  /** A share of the shorter side. */
  width: number;
  /** Where it enters the card, as a share of the side across it. */
  x: number;
  /** Where it goes first. */
  towards: 'left' | 'right';
  folds: number;
  role: ColourRole;
  /** What the colour of every second part is mixed with. */
  shade: ColourRole;
  /** It runs down a wide card, and across the top of an upright one. */
  runs: 'down' | 'across';
};

/** A ribbon from edge to edge that is folded left and right in turn. */
export const ribbon: Motif<RibbonParams> = {
  defaults: { width: 0.2, x: 0.72, towards: 'right', folds: 3, role: 'accent', shade: 'ink', runs: 'down' },
  draw(canvas, { width: share, x, towards, folds, role, shade, runs }) {
    const { box } = gridFrame(canvas);
    const isDown = runs === 'down';
    const [length, start] = isDown ? [box.height, box.y] : [box.width, box.x];
    const breadth = Math.max(minWidth, share * Math.min(canvas.width, canvas.height));
    const part = length / folds;
    const shift = slope * part * (towards === 'right' ? 1 : -1);
    const side = isDown ? canvas.width : canvas.height;
    const enters = x * side + offCut(x * side, shift, breadth, side);
    // Across the card, "right" is up: the ribbon folds away from the texts.
    const place = ([across, along]: PathPoint): PathPoint =>
      isDown ? [across, along] : [along, canvas.height - across];
    const front = canvas.tone(role);
    const back = mixColours(front, canvas.palette[shade], 0.34);
    const shapes = Array.from({ length: folds }, (_, fold) => {
      const [from, to] = fold % 2 === 0 ? [enters, enters + shift] : [enters + shift, enters];
      const [top, bottom] = [start + fold * part, start + (fold + 1) * part];
      // Outside the card it runs straight on: it ends as far from the sides as it does inside.
      const path: PathPoint[] = [
        ...(fold === 0 ? [[from, top - pastBleed] as const] : []),
        [from, top],
        [to, bottom],
        ...(fold === folds - 1 ? [[to, bottom + pastBleed] as const] : []),
      ];
      const edge = (by: number) => path.map(([across, along]): PathPoint => [across + by, along]);
      const corners = [...edge(breadth / 2), ...edge(-breadth / 2).toReversed()];
      return { path: polygon(corners.map(place)), fill: fold % 2 === 0 ? front : back };
    });
    const least = Math.min(enters, enters + shift) - breadth / 2 - distance;
    const most = Math.max(enters, enters + shift) + breadth / 2 + distance;
    const drawn = isDown
      ? { x: least, y: 0, width: most - least, height: canvas.height }
      : { x: 0, y: canvas.height - most, width: canvas.width, height: most - least };
    return { shapes, free: restBeside(canvas, drawn) };
  },
  shrink: (params, share) => ({
    ...params,
    x: towardsEdge(params.x, share),
    width: params.width * share,
  }),
  turn: (params, card) => (isTall(card) ? { ...params, runs: 'across', folds: 2 } : params),
  mirror: (params) => ({
    ...params,
    x: 1 - params.x,
    towards: params.towards === 'right' ? 'left' : 'right',
  }),
  ranges: { width: [0.12, 0.3], x: [0.6, 0.85], folds: [2, 4] },
  keepsClear: () => false,
};

/** How far a ribbon is moved that would end near a cut. */
function offCut(enters: number, shift: number, breadth: number, side: number): number {
  const [least, most] = [Math.min(0, shift) - breadth / 2, Math.max(0, shift) + breadth / 2];
  return awayFromCut(enters + most, side) - awayFromCut(side - enters - least, side);
}

const minWidth = 1;
/** How far a part goes to the side for each millimetre along the card. */
const slope = 0.58;
/** The ends reach this far past the default bleed: past the largest one. */
const pastBleed = 4;
/** Between the ribbon and the texts. */
const distance = 2;
