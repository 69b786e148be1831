import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridFrame, maxBleed, restAt } from '../canvas.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { boxOfPath, type PathPoint, polygon, rectangle } from '../path.ts';
import { interpolate } from '../random.ts';

type SkylineParams = {
  /** A share of the card's height. */
  height: number;
  kind: 'gable' | 'tower';
  /** The usual width of a house, in mm. */
  unit: number;
  windows: boolean;
  windowRole: ColourRole;
  /** From the back layer to the front one. */
  roles: readonly ColourRole[];
};

type House = { x: number; width: number; height: number; wallTop: number };

/** In mm. */
const windowSize = { width: 0.8, height: 1.3 };
const windowPitch = { across: 2.6, down: 3 };

/** A row of houses along the bottom. */
export const skyline: Motif<SkylineParams> = {
  defaults: {
    height: 0.34,
    kind: 'gable',
    unit: 8,
    windows: true,
    windowRole: 'paper',
    roles: ['panel', 'second'],
  },
  draw(canvas, params) {
    const { height, roles, windowRole } = params;
    const layers = roles.map((role, layer) => {
      const { houses, lit } = row(canvas, params, layer === roles.length - 1);
      return { role, houses, lit };
    });
    const { y: top } = boxOfPath(layers.map(({ houses }) => houses).join(''));
    return {
      shapes: layers.flatMap(({ role, houses, lit }) => [
        { path: houses, fill: canvas.tone(role) },
        { path: lit, fill: canvas.tone(windowRole, 1) },
      ]),
      free: restAt(canvas, 'bottom', Math.max(1.15 * height * canvas.height, canvas.height - top)),
    };
  },
  shrink: (params, share) => ({ ...params, height: params.height * share }),
  turn: (params, { isSquare }) => (isSquare ? { ...params, height: params.height * 0.85 } : params),
  mirror: (params) => params,
  ranges: { height: [0.25, 0.5], unit: [6, 11] },
  keepsClear: () => false,
};

/** One layer of houses, and the lit windows of the front one. */
function row(canvas: GraphicCanvas, { height, kind, unit, windows }: SkylineParams, isFront: boolean) {
  const { random } = canvas;
  const { box } = gridFrame(canvas);
  const [wider, higher] = isFront ? [1, 1] : [1.15, 1.28];
  const ground = canvas.height + maxBleed;
  const built: House[] = [];
  let [houses, lit] = ['', ''];
  let x = box.x - unit * random();
  while (x < box.x + box.width) {
    const width = unit * interpolate(0.7, 1.3, random()) * wider;
    const houseHeight = height * canvas.height * interpolate(0.4, 0.78, random()) * higher;
    const house = { x, width, height: houseHeight, wallTop: canvas.height - houseHeight };
    houses += polygon([[x, ground], ...roofline(house, kind, random()), [x + width, ground]]);
    if (windows && isFront) lit += litWindows(house, random);
    built.push(house);
    x += width + (random() < 0.3 ? 0.6 : 0);
  }
  return { houses: houses + outerHouses(built, canvas), lit };
}

/** From the left wall to the right one. */
function roofline({ x, width, wallTop }: House, kind: SkylineParams['kind'], choice: number): PathPoint[] {
  const right = x + width;
  if (kind === 'gable' && choice < 0.62) {
    return [
      [x, wallTop],
      [x + width / 2, wallTop - width * 0.42],
      [right, wallTop],
    ];
  }
  if (kind === 'gable' && choice < 0.8) {
    const step = wallTop - width * 0.25;
    return [
      [x, wallTop],
      [x + width * 0.2, wallTop],
      [x + width * 0.2, step],
      [x + width * 0.8, step],
      [x + width * 0.8, wallTop],
      [right, wallTop],
    ];
  }
  const slope = kind === 'tower' && choice < 0.3 ? width * 0.5 : 0;
  return [
    [x, wallTop],
    [right, wallTop - slope],
  ];
}

function litWindows({ x, width, height, wallTop }: House, random: () => number): string {
  const columns = Math.max(1, Math.round(width / windowPitch.across));
  const rows = Math.max(0, Math.floor((height - 2.4) / windowPitch.down));
  let lit = '';
  for (let column = 0; column < columns; column += 1) {
    const left = x + (width / columns) * (column + 0.5) - windowSize.width / 2;
    for (let floor = 0; floor < rows; floor += 1) {
      if (random() >= 0.72) continue;
      lit += rectangle(left, wallTop + 1.6 + floor * windowPitch.down, windowSize.width, windowSize.height);
    }
  }
  return lit;
}

/** Flat houses between the row and the largest bleed. They need no random numbers. */
function outerHouses(built: readonly House[], { width, height }: GraphicCanvas): string {
  const [first, last] = [built[0], built.at(-1)];
  if (!first || !last) return '';
  const flat = (from: number, to: number, { wallTop }: House) =>
    to > from ? rectangle(from, wallTop, to - from, height + maxBleed - wallTop) : '';
  return flat(-maxBleed, first.x, first) + flat(last.x + last.width, width + maxBleed, last);
}
