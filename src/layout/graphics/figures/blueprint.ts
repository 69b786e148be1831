import type { ColourRole } from '#domain/look/look-palettes.ts';
import { isTall, maxBleed, restBeside } from '../canvas.ts';
import type { GraphicCanvas, GraphicShape, Motif } from '../motif.ts';
import { arc, type PathPoint, polyline, rectangle } from '../path.ts';
import { interpolate } from '../random.ts';

type BlueprintParams = {
  /** The box of the plan, in shares of the card. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** The thickness of walls, in mm on a card of 50 mm height. */
  wall: number;
  /** The pitch of the grid behind the plan, in mm; 0 is none. */
  grid: number;
  pt: number;
  role: ColourRole;
  /** The colour of windows, the door and the stair. */
  fine: ColourRole;
  /** At the left it is the mirror image of the one at the right. */
  side: 'left' | 'right';
};

/** A part of a floor plan: walls, a door, two windows, a stair and a dimension line. */
export const blueprint: Motif<BlueprintParams> = {
  defaults: {
    x: 0.56,
    y: 0.1,
    w: 0.5,
    h: 0.8,
    wall: 0.9,
    grid: 0,
    pt: 0.35,
    role: 'ink',
    fine: 'second',
    side: 'right',
  },
  draw(canvas, params) {
    const plan = planOf(canvas, params);
    const pen = penFor(canvas, params.side);
    const { pt } = params;
    const left = plan.left - dimension.distance - dimension.tick;
    const drawn = {
      x: params.side === 'right' ? left : canvas.width - plan.right - 1,
      y: plan.top - 1,
      width: plan.right - left + 1,
      height: plan.bottom - plan.top + 2,
    };
    return {
      shapes: [
        ...gridBehind(canvas, params.grid),
        { path: wallsOf(canvas, plan, pen), fill: canvas.tone(params.role) },
        { path: windowsOf(plan, pen), fill: canvas.ground },
        { path: fineLines(plan, pen), stroke: canvas.tone(params.fine), weightPt: pt },
        { path: dimensionLine(plan, pen), stroke: canvas.tone('accent'), weightPt: pt },
      ],
      free: restBeside(canvas, drawn),
    };
  },
  shrink: (params, share) => ({ ...params, x: 1 - (1 - params.x) * share }),
  turn: (params, card) =>
    isTall(card) ? { ...params, x: params.y, y: 1 - params.x - params.w, w: params.h, h: params.w } : params,
  mirror: (params) => ({ ...params, side: params.side === 'right' ? 'left' : 'right' }),
  ranges: {},
  keepsClear: () => false,
};

const minWall = 0.6;
const stairSteps = 7;
/** The dimension line: its distance from the plan and half of its ticks. */
const dimension = { distance: 2.6, tick: 0.7 } as const;

type Plan = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  wall: number;
  door: number;
  /** Where the walls inside meet. */
  crossX: number;
  crossY: number;
  /** The top of the wall above the stair. */
  stairTop: number;
};

function planOf({ width, height, unit, random }: GraphicCanvas, params: BlueprintParams): Plan {
  const [left, top] = [params.x * width, params.y * height];
  const [planWidth, planHeight] = [params.w * width, params.h * height];
  const crossX = left + planWidth * interpolate(0.34, 0.5, random());
  const crossY = top + planHeight * interpolate(0.4, 0.56, random());
  return {
    left,
    top,
    right: left + planWidth,
    bottom: top + planHeight,
    wall: Math.max(minWall, params.wall * Math.max(0.8, Math.min(1.2, unit))),
    door: Math.min(planWidth, planHeight) * 0.2,
    crossX,
    crossY,
    stairTop: crossY + planHeight * 0.12,
  };
}

/** Draws at the right side, or its mirror image at the left. */
type Pen = {
  box: (x: number, y: number, width: number, height: number) => string;
  line: (from: PathPoint, to: PathPoint) => string;
  /** A quarter circle from the right of its centre to above it. */
  swing: (x: number, y: number, radius: number) => string;
};

function penFor({ width }: GraphicCanvas, side: 'left' | 'right'): Pen {
  const { PI } = Math;
  if (side === 'right') {
    return {
      box: rectangle,
      line: (from, to) => polyline([from, to]),
      swing: (x, y, radius) => arc(x, y, radius, 0, -PI / 2),
    };
  }
  const mirrored = ([x, y]: PathPoint): PathPoint => [width - x, y];
  return {
    box: (x, y, boxWidth, height) => rectangle(width - x - boxWidth, y, boxWidth, height),
    line: (from, to) => polyline([mirrored(from), mirrored(to)]),
    swing: (x, y, radius) => arc(width - x, y, radius, PI, 1.5 * PI),
  };
}

function gridBehind({ width, height, box, tone }: GraphicCanvas, pitch: number): GraphicShape[] {
  if (pitch <= 0) return [];
  let path = '';
  for (let x = pitch; x < width; x += pitch)
    path += polyline([
      [x, box.y],
      [x, box.y + box.height],
    ]);
  for (let y = pitch; y < height; y += pitch)
    path += polyline([
      [box.x, y],
      [box.x + box.width, y],
    ]);
  return [{ path, stroke: tone('second', 0.28), weightPt: 0.25 }];
}

function wallsOf({ width }: GraphicCanvas, plan: Plan, { box }: Pen): string {
  const { left, top, right, bottom, wall, door, crossX, crossY, stairTop } = plan;
  // A plan that reaches the cut goes on in the bleed, without a wall there.
  const isOpen = right >= width - 1;
  const end = isOpen ? Math.max(right, width + maxBleed) : right;
  const walls = [
    box(left, top, end - left, wall),
    box(left, top, wall, bottom - top),
    box(left, bottom - wall, end - left, wall),
    isOpen ? '' : box(right - wall, top, wall, bottom - top),
    box(crossX, top, wall, crossY - top - door - 1),
    box(crossX, crossY - 1, wall, 1 + wall),
    box(crossX, crossY, end - crossX, wall),
    box(left, stairTop, (crossX - left) * 0.42, wall),
  ];
  return walls.join('');
}

/** The window in the upper wall, from its start on, and the one in the left wall. */
function windowPlaces({ left, top, right, bottom, crossX }: Plan) {
  const room = right - crossX;
  const height = bottom - top;
  return {
    x: crossX + room * 0.28,
    width: room * 0.34,
    y: top + height * 0.16,
    height: height * 0.2,
    left,
    top,
  };
}

function windowsOf(plan: Plan, { box }: Pen): string {
  const { x, width, y, height, left, top } = windowPlaces(plan);
  const glass = plan.wall - 0.2;
  return box(x, top + 0.1, width, glass) + box(left + 0.1, y, glass, height);
}

function fineLines(plan: Plan, { line, swing }: Pen): string {
  const { bottom, wall, door, crossX, crossY, stairTop } = plan;
  const { x, width, y, height, left, top } = windowPlaces(plan);
  const hinge: PathPoint = [crossX + wall, crossY - 1];
  const stairLeft = left + (crossX - left) * 0.3;
  const step = (bottom - wall - stairTop) / stairSteps;
  const stair = Array.from({ length: stairSteps - 1 }, (_, index) => {
    const stepY = stairTop + wall / 2 + (index + 1) * step;
    return line([stairLeft, stepY], [crossX, stepY]);
  });
  return [
    line(hinge, [hinge[0] + door, hinge[1]]),
    swing(...hinge, door),
    line([x, top + wall / 2], [x + width, top + wall / 2]),
    line([left + wall / 2, y], [left + wall / 2, y + height]),
    ...stair,
  ].join('');
}

function dimensionLine({ left, top, bottom, crossY }: Plan, { line }: Pen): string {
  const x = left - dimension.distance;
  const { tick } = dimension;
  const ticks = [top, crossY, bottom].map((y) => line([x - tick, y + tick], [x + tick, y - tick]));
  return [line([x, top], [x, bottom]), ...ticks].join('');
}
