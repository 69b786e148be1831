import { bytes4, letters } from './bytes.ts';

type Xyz = [number, number, number];
type Chromaticity = [x: number, y: number];

/** The lights of a screen and its white, as chromaticities. */
export type Primaries = { white: Chromaticity; red: Chromaticity; green: Chromaticity; blue: Chromaticity };

/** A power, or the light that each of evenly spaced signals gives, 0 to 1. */
export type ToneCurve = { gamma: number } | { table: readonly number[] };

/** White of ICC's connection space. */
const d50: Xyz = [0.9642, 1, 0.8249];

/** A small ICC profile of a screen with such lights and curve. */
export function screenProfile(primaries: Primaries, curve: ToneCurve): Uint8Array {
  const tone = writtenCurve(curve);
  const [red, green, blue] = lightsUnderD50(primaries);
  const tags: [string, number[]][] = [
    ['wtpt', writtenXyz(d50)],
    ['rXYZ', writtenXyz(red)],
    ['gXYZ', writtenXyz(green)],
    ['bXYZ', writtenXyz(blue)],
    ['rTRC', tone],
    ['gTRC', tone],
    ['bTRC', tone],
  ];
  let at = 128 + 4 + tags.length * 12;
  const index = tags.flatMap(([name, data]) => {
    const row = [...letters(name), ...bytes4(at), ...bytes4(data.length)];
    at += data.length;
    return row;
  });
  const zeros = (count: number) => new Array<number>(count).fill(0);
  const head = [
    ...bytes4(at),
    ...letters('    '),
    ...bytes4(0x02400000),
    ...letters('mntrRGB XYZ '),
    ...zeros(12),
    ...letters('acsp'),
    ...zeros(28),
    ...writtenXyz(d50).slice(8),
    ...zeros(48),
  ];
  return Uint8Array.from([...head, ...bytes4(tags.length), ...index, ...tags.flatMap(([, data]) => data)]);
}

/** The colour of each light, so that together they make white, brought from the screen's white to ICC's. */
function lightsUnderD50({ white, red, green, blue }: Primaries): [Xyz, Xyz, Xyz] {
  const columns = [red, green, blue].map(asXyz);
  const whiteXyz = asXyz(white);
  const shares = times(inverse(fromColumns(columns)), whiteXyz);
  const adapt = adaptation(whiteXyz);
  const [r, g, b] = columns.map((column, index) => times(adapt, scaled(column, shares[index] ?? 0)));
  return [r ?? d50, g ?? d50, b ?? d50];
}

type Matrix = [Xyz, Xyz, Xyz];

/** Bradford's way of seeing one white as another. */
const cones: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function adaptation(white: Xyz): Matrix {
  const [from, to] = [times(cones, white), times(cones, d50)];
  const back = inverse(cones);
  const scale: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return product(back, product(scale, cones));
}

function asXyz([x, y]: Chromaticity): Xyz {
  return [x / y, 1, (1 - x - y) / y];
}

function scaled([x, y, z]: Xyz, by: number): Xyz {
  return [x * by, y * by, z * by];
}

function fromColumns(columns: readonly Xyz[]): Matrix {
  const row = (index: 0 | 1 | 2): Xyz => [
    columns[0]?.[index] ?? 0,
    columns[1]?.[index] ?? 0,
    columns[2]?.[index] ?? 0,
  ];
  return [row(0), row(1), row(2)];
}

function times(matrix: Matrix, [x, y, z]: Xyz): Xyz {
  const row = ([a, b, c]: Xyz) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function product(left: Matrix, right: Matrix): Matrix {
  const column = (index: 0 | 1 | 2): Xyz => times(left, [right[0][index], right[1][index], right[2][index]]);
  return fromColumns([column(0), column(1), column(2)]);
}

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  const row = (x: number, y: number, z: number): Xyz => [x / determinant, y / determinant, z / determinant];
  return [
    row(A, c * h - b * i, b * f - c * e),
    row(B, a * i - c * g, c * d - a * f),
    row(C, b * g - a * h, a * e - b * d),
  ];
}

function writtenXyz(values: Xyz): number[] {
  return [...letters('XYZ '), 0, 0, 0, 0, ...values.flatMap((value) => bytes4(Math.round(value * 65_536)))];
}

function writtenCurve(curve: ToneCurve): number[] {
  const values =
    'gamma' in curve
      ? [Math.round(curve.gamma * 256)]
      : curve.table.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 65_535));
  const padding = values.length % 2 === 1 ? [0, 0] : [];
  const written = values.flatMap((value) => [value >> 8, value & 255]);
  return [...letters('curv'), 0, 0, 0, 0, ...bytes4(values.length), ...written, ...padding];
}
