import type { ColourRole } from '#domain/look/look-palettes.ts';
import { luminance } from '../../colour/contrast.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { cornerPoint, gridFrame, isTall, mirrorCorner, reaches, restBeside } from '../canvas.ts';
import type { CardCorner, GraphicCanvas, Motif } from '../motif.ts';
import { type PathPoint, polygon } from '../path.ts';

type CubesParams = {
  /** In mm on a card of 50 mm height. */
  edge: number;
  corner: CardCorner | 'all';
  reach: number;
  role: ColourRole;
};

/** Isometric cubes in three tints of one colour, fewer away from the corner. */
export const cubes: Motif<CubesParams> = {
  defaults: { edge: 6, corner: 'br', reach: 0.75, role: 'accent' },
  draw(canvas, { edge, corner, reach, role }) {
    const size = Math.max(minEdge, edge * Math.max(0.75, Math.min(1.2, canvas.unit)));
    const centres = cubeCentres(canvas, size, corner === 'tl' || corner === 'bl').filter(
      ({ centre, luck }) =>
        (corner === 'all' || distanceFrom(canvas, corner, reach, centre) + (luck - 0.5) * 0.42 <= 0.72) &&
        canvas.isClear(...centre, size),
    );
    const seen = centres.filter(({ centre }) => reaches(canvas.box, centre, size));
    const faces = seen.map(({ centre }) => facesOf(centre, size));
    const shapes = tintsOf(canvas, role).map((fill, face) => ({
      path: faces.map((paths) => paths[face] ?? '').join(''),
      fill,
    }));
    if (corner === 'all' || centres.length === 0) return { shapes, free: null };
    const half = halfWidth(size) + overlap;
    const xs = centres.map(({ centre: [x] }) => x);
    const ys = centres.map(({ centre: [, y] }) => y);
    const [left, top] = [Math.min(...xs) - half, Math.min(...ys) - size - overlap];
    const [right, bottom] = [Math.max(...xs) + half, Math.max(...ys) + size + overlap];
    return {
      shapes,
      free: restBeside(canvas, { x: left, y: top, width: right - left, height: bottom - top }),
    };
  },
  shrink: (params, share) => ({ ...params, reach: params.reach * share, edge: params.edge * share }),
  turn: (params) => params,
  mirror: (params) => ({
    ...params,
    corner: params.corner === 'all' ? 'all' : mirrorCorner(params.corner),
  }),
  ranges: { edge: [4, 9], reach: [0.5, 0.9] },
  keepsClear: ({ corner }) => corner === 'all',
};

const minEdge = 3.5;
/** Faces overlap, so that no hairline shows between them. */
const overlap = 0.02;

/** The first cube is in the corner, this far outside the cut: no face ends at it, in mm. */
const beyondCut = 0.7;

const halfWidth = (edge: number) => (edge * Math.sqrt(3)) / 2;

/** The centres of all cubes, from the bottom right corner on or mirrored, each with a random number. */
function cubeCentres(
  canvas: GraphicCanvas,
  edge: number,
  isMirrored: boolean,
): { centre: PathPoint; luck: number }[] {
  const { box } = gridFrame(canvas);
  const half = halfWidth(edge);
  const cubesFound: { centre: PathPoint; luck: number }[] = [];
  for (let row = -1; row < box.height / (1.5 * edge) + 2; row += 1) {
    const shift = row % 2 === 0 ? 0 : half;
    for (let column = -1; column < box.width / (2 * half) + 2; column += 1) {
      const x = canvas.width + beyondCut - column * 2 * half + shift;
      const y = canvas.height + beyondCut - row * 1.5 * edge;
      const centre: PathPoint = [isMirrored ? canvas.width - x : x, y];
      cubesFound.push({ centre, luck: canvas.random() });
    }
  }
  return cubesFound;
}

/** The distance from the corner: 1 is the reach, across a wide card and down an upright one. */
function distanceFrom(canvas: GraphicCanvas, corner: CardCorner, reach: number, [x, y]: PathPoint): number {
  const [cornerX, cornerY] = cornerPoint(canvas, corner);
  const [across, down] = [x - cornerX, y - cornerY];
  return isTall(canvas)
    ? Math.hypot(across * 1.5, down) / (reach * canvas.height)
    : Math.hypot(across, down * 1.5) / (reach * canvas.width);
}

/** The top, the left and the right face of a cube. */
function facesOf([x, y]: PathPoint, edge: number): string[] {
  const size = edge + overlap;
  const half = halfWidth(size);
  const [up, down, left, right] = [y - size, y + size, x - half, x + half];
  const [upper, lower] = [y - size / 2, y + size / 2];
  return [
    polygon([
      [x, y + overlap],
      [left, upper],
      [x, up],
      [right, upper],
    ]),
    polygon([
      [x + overlap, y],
      [left, upper],
      [left, lower],
      [x + overlap, down],
    ]),
    polygon([
      [x, y],
      [right, upper],
      [right, lower],
      [x, down],
    ]),
  ];
}

/** A light, a plain and a dark tint. */
function tintsOf({ tone, palette }: GraphicCanvas, role: ColourRole): string[] {
  const base = tone(role);
  const dark = luminance(palette.ink) < luminance(palette.paper) ? palette.ink : palette.paper;
  return [mixColours(base, palette.paper, 0.28), base, mixColours(base, dark, 0.34)];
}
