import { encode } from 'fast-png';

/** A colour of a picture at a place, each from 0 to 1. */
type Paint = (x: number, y: number) => readonly [number, number, number];

/** A PNG of a painted picture. */
export function paintedPng(width: number, height: number, paint: Paint): Uint8Array {
  return encode({ width, height, data: paintedSamples(width, height, paint), channels: 3, depth: 8 });
}

function paintedSamples(width: number, height: number, paint: Paint): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = paint(((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height);
    data.set(
      colour.map((channel) => Math.round(255 * Math.min(1, Math.max(0, channel)))),
      pixel * 3,
    );
  }
  return data;
}

/** From one colour to another along x, and darker along y. */
export function ramp(from: readonly number[], to: readonly number[]): Paint {
  const at = (channel: number, x: number, y: number) =>
    ((from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * x) * (1 - 0.3 * y);
  return (x, y) => [at(0, x, y), at(1, x, y), at(2, x, y)];
}

/** Pictures as cameras take them: tones that pass through greys everywhere. */
export const photographs: Readonly<Record<string, Paint>> = {
  'a face before a grey wall': (x, y) => {
    const face = smooth(0.3, 0.22, Math.hypot((x - 0.5) * 0.8, y - 0.5));
    const wall = 0.55 + 0.25 * x - 0.2 * y + 0.03 * noise(x * 9, y * 9);
    const light = 0.75 + 0.2 * (0.5 - x) + 0.05 * noise(x * 30, y * 30);
    return mix([wall, wall * 1.005, wall * 1.01], [light, light * 0.78, light * 0.66], face);
  },
  'concrete under a hazy sky': (x, y) => {
    const sky = mix([0.92, 0.93, 0.94], [0.62, 0.72, 0.86], 1 - y * 1.6);
    const grain = 0.45 + 0.2 * noise(x * 14, y * 14) + 0.06 * noise(x * 60, y * 60);
    return y < 0.5 + 0.05 * noise(x * 4, 3) ? sky : [grain * 1.03, grain, grain * 0.96];
  },
  'a street at night': (x, y) => {
    const dark = 0.02 + 0.1 * noise(x * 6, y * 6) ** 2;
    const lamp = Math.exp(-40 * ((x - 0.3) ** 2 + (y - 0.35) ** 2));
    const sign = Math.exp(-90 * ((x - 0.7) ** 2 + (y - 0.6) ** 2));
    return [dark + lamp + 0.1 * sign, dark + 0.8 * lamp + 0.5 * sign, dark * 1.2 + 0.45 * lamp + 0.9 * sign];
  },
  'snow with blue shadows': (x, y) => {
    const slope = noise(x * 5, y * 5 + x * 2);
    return mix([0.97, 0.97, 0.97], [0.55, 0.62, 0.78], smooth(0.35, 0.8, slope));
  },
  'leaves in fog': (x, y) => {
    const fog = 0.75 + 0.1 * y;
    const leaf = smooth(0.45, 0.7, noise(x * 20, y * 20)) * y;
    return mix([fog, fog, fog], [0.16, 0.3 + 0.1 * noise(x * 50, y * 50), 0.1], leaf);
  },
};

function mix(from: readonly number[], to: readonly number[], share: number): [number, number, number] {
  const part = Math.min(1, Math.max(0, share));
  const at = (channel: number) => (from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * part;
  return [at(0), at(1), at(2)];
}

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Even noise between 0 and 1, the same each time. */
function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [smooth(0, 1, x - column), smooth(0, 1, y - row)];
  const top = lattice(column, row) * (1 - right) + lattice(column + 1, row) * right;
  const bottom = lattice(column, row + 1) * (1 - right) + lattice(column + 1, row + 1) * right;
  return top * (1 - down) + bottom * down;
}

function lattice(column: number, row: number): number {
  let hash = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
