import { boxAround, growBox } from '../../boxes.ts';
import { maxBleed } from '../../graphics/canvas.ts';
import {
  arcTo,
  circle,
  lineTo,
  moveTo,
  type PathPoint,
  polygon,
  rectangle,
  smoothShape,
} from '../../graphics/path.ts';
import type { Box, Size } from '../../guides.ts';
import type { SeatShape } from '../look.ts';

/** What a code and its captions lie on. */
export type Plate = { shape: SeatShape; path: string; box: Box; centre: PathPoint; radius: number };

/** From the quiet zone of a code to the edge of its plate, in mm: no corner of the plate enters the zone. */
const padding: Readonly<Record<SeatShape, number>> = {
  none: 0,
  tile: 0.7,
  disc: 0.15,
  arch: 0.4,
  house: 1.2,
  ticket: 1.9,
  capsule: 0.8,
  band: 0,
  octagon: 1.4,
  blob: 0.1,
};

const corners = { capsule: 1.6, ticket: 2.6, octagon: 2.4 } as const;

/** The plate of a shape around boxes, larger by a gap. Arches and houses stand on the card's lower edge. */
export function plateAround(shape: SeatShape, boxes: readonly Box[], card: Size, gap = 0): Plate {
  const inner = boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const box = growBox(inner, padding[shape] + gap);
  const centre: PathPoint = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = Math.hypot(box.width, box.height) / 2;
  const plain = { shape, box, centre, radius };
  switch (shape) {
    case 'disc': {
      const disc = circleAround(boxes);
      const size = disc.radius + padding.disc + gap;
      return {
        shape,
        path: circle(...disc.centre, size),
        box: { x: disc.centre[0] - size, y: disc.centre[1] - size, width: 2 * size, height: 2 * size },
        centre: disc.centre,
        radius: size,
      };
    }
    case 'capsule':
      return { ...plain, path: roundedBox(box, corners.capsule + gap) };
    case 'ticket':
      return { ...plain, path: scoopedBox(box, corners.ticket) };
    case 'octagon':
      return { ...plain, path: steppedBox(box, corners.octagon + gap / 2) };
    case 'arch':
      return archAround(box, card);
    case 'house':
      return houseAround(box, card, gap);
    case 'blob':
      return blobAround(boxes, gap);
    case 'none':
    case 'tile':
    case 'band':
      return { ...plain, path: rectangle(box.x, box.y, box.width, box.height) };
  }
}

/** The smallest circle around boxes that are centred on one vertical line. */
function circleAround(boxes: readonly Box[]): { centre: PathPoint; radius: number } {
  const around = boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const x = around.x + around.width / 2;
  const points = boxes.flatMap(({ x: left, y, width, height }): PathPoint[] => [
    [left, y],
    [left + width, y],
    [left, y + height],
    [left + width, y + height],
  ]);
  const reach = (y: number) => Math.max(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
  let [low, high] = [around.y, around.y + around.height];
  // The distance to the farthest corner has one lowest place.
  for (let step = 0; step < 40; step += 1) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (reach(one) < reach(other)) high = other;
    else low = one;
  }
  const y = (low + high) / 2;
  return { centre: [x, y], radius: reach(y) };
}

function roundedBox({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  const { PI } = Math;
  return [
    moveTo(x + radius, y),
    lineTo(right - radius, y),
    arcTo(right - radius, y + radius, radius, -PI / 2, 0),
    lineTo(right, bottom - radius),
    arcTo(right - radius, bottom - radius, radius, 0, PI / 2),
    lineTo(x + radius, bottom),
    arcTo(x + radius, bottom - radius, radius, PI / 2, PI),
    lineTo(x, y + radius),
    arcTo(x + radius, y + radius, radius, PI, 1.5 * PI),
    'Z',
  ].join('');
}

/** Each corner is a quarter circle that curves inwards. */
function scoopedBox({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  const { PI } = Math;
  return [
    moveTo(x + radius, y),
    lineTo(right - radius, y),
    arcTo(right, y, radius, PI, PI / 2),
    lineTo(right, bottom - radius),
    arcTo(right, bottom, radius, 1.5 * PI, PI),
    lineTo(x + radius, bottom),
    arcTo(x, bottom, radius, 0, -PI / 2),
    lineTo(x, y + radius),
    arcTo(x, y, radius, PI / 2, 0),
    'Z',
  ].join('');
}

/** Each corner has two steps. */
function steppedBox({ x, y, width, height }: Box, corner: number): string {
  const half = corner / 2;
  const steps = (cx: number, cy: number, inX: number, inY: number): PathPoint[] => [
    [cx + inX * corner, cy],
    [cx + inX * corner, cy + inY * half],
    [cx + inX * half, cy + inY * half],
    [cx + inX * half, cy + inY * corner],
    [cx, cy + inY * corner],
  ];
  const [right, bottom] = [x + width, y + height];
  return polygon([
    ...steps(right, y, -1, 1),
    ...steps(right, bottom, -1, -1).toReversed(),
    ...steps(x, bottom, 1, -1),
    ...steps(x, y, 1, 1).toReversed(),
  ]);
}

/** How much wider an arch is on each side than what stands in it, in mm: its round head is higher then. */
const beside = 3.6;

function archAround(box: Box, { height }: Size): Plate {
  const radius = box.width / 2 + beside;
  const [x, half] = [box.x + box.width / 2, box.width / 2];
  const spring = box.y + Math.sqrt(radius ** 2 - half ** 2);
  const foot = height + maxBleed;
  const path = `${moveTo(x - radius, foot)}${lineTo(x - radius, spring)}${arcTo(x, spring, radius, Math.PI, 2 * Math.PI)}${lineTo(x + radius, foot)}Z`;
  const top = spring - radius;
  return {
    shape: 'arch',
    path,
    box: { x: x - radius, y: top, width: 2 * radius, height: foot - top },
    centre: [x, spring],
    radius,
  };
}

/** From the cut to the top of a roof, in mm. */
const aboveRoof = 4;

/** The place of a house: its walls and its roof. */
export function houseCorners(box: Box, gap = 0): { left: number; right: number; eaves: number; top: number } {
  const eaves = box.y + gap;
  const top = Math.max(aboveRoof + 1.6, eaves - 0.41 * box.width);
  return { left: box.x, right: box.x + box.width, eaves, top: Math.min(top, eaves - 3) };
}

function houseAround(box: Box, { height }: Size, gap: number): Plate {
  const { left, right, eaves, top } = houseCorners(box, gap);
  const middle = (left + right) / 2;
  const foot = height + maxBleed;
  const path = polygon([
    [left, eaves],
    [middle, top],
    [right, eaves],
    [right, foot],
    [left, foot],
  ]);
  return {
    shape: 'house',
    path,
    box: { x: left, y: top, width: right - left, height: foot - top },
    centre: [middle, box.y + box.height / 2],
    radius: Math.hypot(box.width, box.height) / 2,
  };
}

const blobPoints = 20;
/** Rounder than a square, less than a circle. */
const blobPower = 2.9;

/** A pebble: a round square whose outline swings outwards a little. */
function blobAround(boxes: readonly Box[], gap: number): Plate {
  const inner = boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [halfWidth, halfHeight] = [inner.width / 2, inner.height / 2];
  const centre: PathPoint = [inner.x + halfWidth, inner.y + halfHeight];
  const growth = 2 ** (1 / blobPower) * 1.012;
  const [a, b] = [halfWidth * growth + padding.blob + gap, halfHeight * growth + padding.blob + gap];
  const points = Array.from({ length: blobPoints }, (_, index): PathPoint => {
    const angle = (index / blobPoints) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(cos / a) ** blobPower + Math.abs(sin / b) ** blobPower) ** (-1 / blobPower);
    const swing = 1 + 0.028 * (1 + Math.sin(3 * angle + 0.9));
    return [centre[0] + reach * swing * cos, centre[1] + reach * swing * sin];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return { shape: 'blob', path: smoothShape(points), box, centre, radius: Math.max(a, b) };
}

/** A panel from a place on the long side to the far edge of the card, with a sloping side. */
export function panelPlate(card: Size, from: number, slope: number, isMirrored: boolean): Plate {
  const { width, height } = card;
  const isTall = height >= width;
  const [far, across] = [isTall ? height : width, isTall ? width : height];
  const lean = (slope / 2) * (1 + (2 * maxBleed) / across);
  const place = ([along, to]: PathPoint): PathPoint => {
    if (isTall) return [to, height - along];
    return [isMirrored ? width - along : along, to];
  };
  const path = polygon(
    [
      [from + lean, -maxBleed] as const,
      [far + maxBleed, -maxBleed] as const,
      [far + maxBleed, across + maxBleed] as const,
      [from - lean, across + maxBleed] as const,
    ].map(place),
  );
  const box = isTall
    ? { x: -maxBleed, y: -maxBleed, width: width + 2 * maxBleed, height: height - from + maxBleed }
    : {
        x: isMirrored ? -maxBleed : from,
        y: -maxBleed,
        width: width - from + maxBleed,
        height: height + 2 * maxBleed,
      };
  const middle = (from + far) / 2;
  const centre = place([middle, across / 2]);
  return { shape: 'band', path, box, centre, radius: (far - from) / 2 };
}
