import type { TextField } from '#domain/card/text-fields.ts';
import {
  arc,
  arcTo,
  at,
  boxOfPath,
  circle,
  lineTo,
  mapPath,
  moveTo,
  type PathPoint,
  polygon,
} from '../../graphics/path.ts';

/** What an icon is drawn for, in thousandths of an em: the height of the text's capitals and the weight of the lines. */
type IconSize = { capital: number; weight: number };

/** The lines of the four weights, in thousandths of an em. The thinnest has 0.5 pt in the smallest text, of 6.5 pt. */
export const iconWeights = [78, 92, 108, 130] as const;

/** Lines inside an outline are thinner where there is room for less. */
function innerWeight(weight: number): number {
  return Math.max(iconWeights[0], 0.7 * weight);
}

/** Drawn around 0, y downwards. Lines are outlines: what overlaps is filled (non-zero winding). */
type DrawIcon = (size: IconSize) => string;

/** Round shapes and points are a little larger than square ones, so that all look equally large. */
export const iconShapes: { readonly [Field in TextField]?: DrawIcon } = {
  phone: drawReceiver,
  mobile: drawMobile,
  email: drawEnvelope,
  url: drawGlobe,
  street: drawPin,
  city: drawPin,
};

function drawEnvelope({ capital, weight }: IconSize): string {
  const [width, height] = [1.24 * capital, 0.92 * capital];
  const [side, top] = [width / 2 - weight / 2, -height / 2 + weight / 2];
  const flap: PathPoint[] = [
    [-side, top + 0.06 * capital],
    [0, 0.12 * capital],
    [side, top + 0.06 * capital],
  ];
  return frame(width, height, 0.14 * capital, weight) + line(flap, weight);
}

function drawMobile({ capital, weight }: IconSize): string {
  const [width, height] = [0.76 * capital, 1.2 * capital];
  const bar = 0.22 * capital;
  const y = height / 2 - weight - 0.16 * capital;
  return (
    frame(width, height, 0.17 * capital, weight) +
    line(
      [
        [-bar / 2, y],
        [bar / 2, y],
      ],
      innerWeight(weight),
    )
  );
}

function drawGlobe({ capital, weight }: IconSize): string {
  const radius = 0.58 * capital;
  const inside = innerWeight(weight);
  const [across, along] = [0.25 * capital, radius - weight / 2];
  return (
    circle(0, 0, radius) +
    hole(circle(0, 0, radius - weight)) +
    ellipse(across + inside / 2, along) +
    hole(ellipse(across - inside / 2, along - inside / 2)) +
    line(
      [
        [-radius + weight / 2, 0],
        [radius - weight / 2, 0],
      ],
      inside,
    )
  );
}

function drawPin({ capital, weight }: IconSize): string {
  const [radius, height] = [0.45 * capital, 1.24 * capital];
  const y = radius - height / 2;
  return (
    drop(y, radius, height / 2) +
    hole(drop(y, radius - weight, height / 2 - 1.7 * weight)) +
    circle(0, y, Math.min(0.15 * capital, (radius - weight) / 2))
  );
}

/** A receiver that lies on its back, turned: its two ends look up to the right. */
function drawReceiver({ capital, weight }: IconSize): string {
  const [reach, bend] = [0.52 * capital, 0.3 * capital];
  const radius = (reach * reach + bend * bend) / (2 * bend);
  const half = Math.asin(reach / radius);
  const bar = 0.76 * weight;
  const [from, to] = [-Math.PI / 2 - half, -Math.PI / 2 + half];
  const y = radius - bend;
  const handle = `${arc(0, y, radius + bar, from, to)}${lineTo((radius - bar) * Math.cos(to), y + (radius - bar) * Math.sin(to))}${arcTo(0, y, radius - bar, to, from)}Z`;
  const end = (side: number) =>
    mapPath(
      roundedBox(0.14 * capital + 1.3 * weight, 0.36 * capital + 0.5 * weight, 0.08 * capital + 0.2 * weight),
      (px, py) => [side * reach + px, 0.08 * capital + py],
    );
  return centred(turn(handle + end(-1) + end(1), (5 / 4) * Math.PI));
}

/** A circle that ends in a point below. */
function drop(y: number, radius: number, tip: number): string {
  const { PI } = Math;
  return `${arc(0, y, radius, PI, 2 * PI)}C${at(radius, y + 0.62 * radius)} ${at(0.36 * radius, tip - 0.5 * radius)} ${at(0, tip)}C${at(-0.36 * radius, tip - 0.5 * radius)} ${at(-radius, y + 0.62 * radius)} ${at(-radius, y)}Z`;
}

function frame(width: number, height: number, radius: number, weight: number): string {
  const inner = Math.max(radius - weight, 0.02 * width);
  return roundedBox(width, height, radius) + hole(roundedBox(width - 2 * weight, height - 2 * weight, inner));
}

function roundedBox(width: number, height: number, radius: number): string {
  const { PI } = Math;
  const [right, bottom] = [width / 2 - radius, height / 2 - radius];
  return `${moveTo(-right, -height / 2)}${lineTo(right, -height / 2)}${arcTo(right, -bottom, radius, -PI / 2, 0)}${lineTo(width / 2, bottom)}${arcTo(right, bottom, radius, 0, PI / 2)}${lineTo(-right, height / 2)}${arcTo(-right, bottom, radius, PI / 2, PI)}${lineTo(-width / 2, -bottom)}${arcTo(-right, -bottom, radius, PI, 1.5 * PI)}Z`;
}

function ellipse(across: number, along: number): string {
  return mapPath(circle(0, 0, 1000), (x, y) => [(x * across) / 1000, (y * along) / 1000]);
}

/** The outline of a line through points, from left to right. */
function line(points: readonly PathPoint[], weight: number): string {
  const side = (sign: number) =>
    points.map((point, index): PathPoint => {
      const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point];
      const [first, second] = [normalOf(before, point), normalOf(point, after)];
      const normal = first ?? second ?? [0, 1];
      const other = second ?? normal;
      // The corner is where the two edges meet.
      const reach = (weight / (1 + normal[0] * other[0] + normal[1] * other[1])) * sign;
      return [
        point[0] + ((normal[0] + other[0]) * reach) / 2,
        point[1] + ((normal[1] + other[1]) * reach) / 2,
      ];
    });
  return polygon([...side(-1), ...side(1).reverse()]);
}

/** The direction across a line; null between equal points. */
function normalOf([x0, y0]: PathPoint, [x1, y1]: PathPoint): PathPoint | null {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return length === 0 ? null : [(y0 - y1) / length, (x1 - x0) / length];
}

/** A shape with the same left and right side, in the other direction: it cuts a hole. */
function hole(path: string): string {
  return mapPath(path, (x, y) => [-x, y]);
}

function turn(path: string, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPath(path, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}

function centred(path: string): string {
  const box = boxOfPath(path);
  return mapPath(path, (x, y) => [x - box.x - box.width / 2, y - box.y - box.height / 2]);
}
