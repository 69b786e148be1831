import type { RoleColours } from '#domain/look/look-palettes.ts';
import { boxAround, growBox } from '../../boxes.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { circleBox } from '../../graphics/canvas.ts';
import type { GraphicShape } from '../../graphics/motif.ts';
import { capsule, circle, lineTo, moveTo, polygon, polyline, rectangle } from '../../graphics/path.ts';
import type { Box, Size } from '../../guides.ts';
import { printLimits } from '../../limits/print-limits.ts';
import type { PlateTrim } from '../code-seat.ts';
import { houseCorners, type Plate, plateAround } from './plate.ts';

type Trimmed = { plate: Plate; boxes: readonly Box[]; card: Size; ground: string; palette: RoleColours };

/** What is drawn around a plate: below it, then above it. */
export function drawTrims(
  trims: readonly PlateTrim[],
  trimmed: Trimmed,
): { below: GraphicShape[]; above: GraphicShape[] } {
  const below: GraphicShape[] = [];
  const above: GraphicShape[] = [];
  for (const trim of trims) {
    const isOnPlate = trim.kind === 'stitches' || trim.kind === 'roof' || trim.kind === 'walls';
    (isOnPlate ? above : below).push(...drawTrim(trim, trimmed));
  }
  return { below, above };
}

function drawTrim(trim: PlateTrim, { plate, boxes, card, ground, palette }: Trimmed): GraphicShape[] {
  const colour = palette[trim.role];
  const [x, y] = plate.centre;
  const grownFigure = (gap: number) => plateAround(plate.shape, boxes, card, gap).box;
  const grownCircle = (gap: number) => circleBox(plate.centre, plate.radius + gap);
  switch (trim.kind) {
    case 'figure': {
      const { path } = plateAround(plate.shape, boxes, card, offCut(trim.gap, grownFigure, card));
      return [{ path, fill: mixColours(ground, colour, trim.strength ?? 1) }];
    }
    case 'line': {
      const { path } = plateAround(plate.shape, boxes, card, offCut(trim.gap, grownFigure, card));
      return [{ path, stroke: colour, weightPt: trim.pt }];
    }
    case 'lights': {
      const reach = plate.radius + offCut(trim.gap + trim.size, grownCircle, card) - trim.size;
      const dots = around(trim.count, (cos, sin) => circle(x + reach * cos, y + reach * sin, trim.size));
      return [{ path: dots, fill: colour }];
    }
    case 'ticks': {
      const longest = trim.gap + longTick;
      // Near the cut there is no room for all of them.
      if (offCut(longest, grownCircle, card) < longest) return [];
      const reach = plate.radius + trim.gap;
      const lines = around(trim.count, (cos, sin, index) => {
        const end = reach + (index % 6 === 0 ? longTick : 1.1);
        return `${moveTo(x + reach * cos, y + reach * sin)}${lineTo(x + end * cos, y + end * sin)}`;
      });
      return [{ path: lines, stroke: colour, weightPt: trim.pt }];
    }
    case 'brackets': {
      const box = growBox(boxAround(boxes) ?? plate.box, trim.gap);
      return [{ path: brackets(box, trim.arm), stroke: colour, weightPt: trim.pt }];
    }
    case 'stitches':
      return [{ path: stitches(growBox(plate.box, -trim.inset)), fill: colour }];
    case 'roof':
      return roof(plate, boxes, colour);
    case 'walls':
      return walls(plate.box, card, colour);
  }
}

/** In mm. */
const longTick = 1.9;

/** The gap around a plate, smaller where what is drawn would end near the cut. */
function offCut(gap: number, grown: (gap: number) => Box, card: Size): number {
  const { needed, past } = printLimits.graphicToCutMm;
  for (let fitting = gap; fitting > 0.4; fitting -= 0.1) {
    const { x, y, width, height } = grown(fitting);
    const ends = [x, y, card.width - x - width, card.height - y - height];
    if (!ends.some((end) => end < needed + 0.2 && end > -past - 0.2)) return fitting;
  }
  return gap;
}

function around(count: number, draw: (cos: number, sin: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return draw(Math.cos(angle), Math.sin(angle), index);
  }).join('');
}

function brackets({ x, y, width, height }: Box, arm: number): string {
  const bracket = (cornerX: number, cornerY: number, inX: number, inY: number) =>
    polyline([
      [cornerX + inX * arm, cornerY],
      [cornerX, cornerY],
      [cornerX, cornerY + inY * arm],
    ]);
  return [
    bracket(x, y, 1, 1),
    bracket(x + width, y, -1, 1),
    bracket(x + width, y + height, -1, -1),
    bracket(x, y + height, 1, -1),
  ].join('');
}

const stitch = { length: 2, pitch: 3.2, thickness: 0.45 } as const;

function stitches({ x, y, width, height }: Box): string {
  const starts = (length: number) => {
    const count = Math.max(1, Math.round(length / stitch.pitch));
    const pitch = length / count;
    return Array.from({ length: count }, (_, index) => index * pitch + (pitch - stitch.length) / 2);
  };
  const half = stitch.thickness / 2;
  return [
    ...starts(width).flatMap((at) =>
      [y - half, y + height - half].map((top) => capsule(x + at, top, stitch.length, stitch.thickness)),
    ),
    ...starts(height).flatMap((at) =>
      [x - half, x + width - half].map((left) => capsule(left, y + at, stitch.thickness, stitch.length)),
    ),
  ].join('');
}

/** A roof that reaches over the walls, and a round window under it where there is room. */
function roof({ box }: Plate, boxes: readonly Box[], colour: string): GraphicShape[] {
  const inner = boxAround(boxes) ?? box;
  const { left, right, eaves, top } = houseCorners(growBox(inner, (box.width - inner.width) / 2));
  const middle = (left + right) / 2;
  const over = 1.6;
  const tiles = polygon([
    [left - over, eaves],
    [middle, top - over],
    [right + over, eaves],
    [right + over - 1, eaves],
    [right - 0.6, eaves],
    [middle, top + 0.5],
    [left + 0.6, eaves],
  ]);
  const room = inner.y - top;
  const window =
    room > 7.5 ? [{ path: circle(middle, top + 0.62 * room, Math.min(1.7, room / 6)), fill: colour }] : [];
  return [{ path: tiles, fill: colour }, ...window];
}

const wall = 0.9;

/** A room with a door at its left; its walls go on to the edges of the card at the left. */
function walls(
  { x, y, width, height }: Box,
  { width: cardWidth, height: cardHeight }: Size,
  colour: string,
): GraphicShape[] {
  const [right, bottom] = [x + width, y + height];
  const door = 0.26 * height;
  const doorTop = y + 0.2 * height;
  const isBeside = x > 0.3 * cardWidth;
  const edge = -6;
  const entrance = 0.3 * x;
  const solid = [
    rectangle(x - wall, y - wall, width + 2 * wall, wall),
    rectangle(x - wall, bottom, width + 2 * wall, wall),
    rectangle(right, y - wall, wall, height + 2 * wall),
    rectangle(x - wall, y - wall, wall, doorTop - y + wall),
    rectangle(x - wall, doorTop + door, wall, bottom - doorTop - door + wall),
    ...(isBeside
      ? [
          rectangle(edge, y - wall, x - edge, wall),
          rectangle(edge, bottom, entrance - edge, wall),
          rectangle(entrance + door, bottom, x - entrance - door, wall),
          rectangle(0.42 * x, edge, wall, y - wall - edge - 0.3 * y),
          rectangle(0.72 * x, bottom, wall, cardHeight - bottom + 6),
        ]
      : [
          rectangle(edge, bottom + 0.14 * cardHeight, 0.62 * cardWidth - edge, wall),
          rectangle(0.62 * cardWidth, bottom + 0.14 * cardHeight, wall, 0.12 * cardHeight),
        ]),
  ];
  const swing = [
    polyline([
      [x - wall, doorTop],
      [x - wall - door, doorTop],
    ]),
    `M${x - wall - door} ${doorTop}C${x - wall - door} ${doorTop + 0.5523 * door} ${x - wall - 0.5523 * door} ${doorTop + door} ${x - wall} ${doorTop + door}`,
  ];
  return [
    { path: solid.join(''), fill: colour },
    { path: swing.join(''), stroke: colour, weightPt: 0.6 },
  ];
}
