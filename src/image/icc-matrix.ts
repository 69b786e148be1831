import { asciiCodes, uint32Bytes } from './bytes.ts';

type Xyz = [number, number, number];
type Chromaticity = [x: number, y: number];

/** The primaries and the white point of a screen, as chromaticities. */
export type Primaries = { white: Chromaticity; red: Chromaticity; green: Chromaticity; blue: Chromaticity };

/** A gamma, or the linear values of evenly spaced signals, 0 to 1. */
export type ToneCurve = { gamma: number } | { table: readonly number[] };

/** The white point of ICC's connection space. */
const d50: Xyz = [0.9642, 1, 0.8249];

/** An ICC profile with those primaries and that curve. */
export function screenProfile(primaries: Primaries, curve: ToneCurve): Uint8Array {
  const tone = curveTag(curve);
  const [red, green, blue] = primariesUnderD50(primaries);
  const tags: [string, number[]][] = [
    ['wtpt', xyzTag(d50)],
    ['rXYZ', xyzTag(red)],
    ['gXYZ', xyzTag(green)],
    ['bXYZ', xyzTag(blue)],
    ['rTRC', tone],
    ['gTRC', tone],
    ['bTRC', tone],
  ];
  let at = 128 + 4 + tags.length * 12;
  const index = tags.flatMap(([name, data]) => {
    const row = [...asciiCodes(name), ...uint32Bytes(at), ...uint32Bytes(data.length)];
    at += data.length;
    return row;
  });
  const zeros = (count: number) => new Array<number>(count).fill(0);
  const header = [
    ...uint32Bytes(at),
    ...asciiCodes('    '),
    ...uint32Bytes(0x02400000),
    ...asciiCodes('mntrRGB XYZ '),
    ...zeros(12),
    ...asciiCodes('acsp'),
    ...zeros(28),
    ...xyzTag(d50).slice(8),
    ...zeros(48),
  ];
  return Uint8Array.from([
    ...header,
    ...uint32Bytes(tags.length),
    ...index,
    ...tags.flatMap(([, data]) => data),
  ]);
}

/** The XYZ of each primary, scaled so that they add up to white, and adapted to D50. */
function primariesUnderD50({ white, red, green, blue }: Primaries): [Xyz, Xyz, Xyz] {
  const columns = [red, green, blue].map(asXyz);
  const whiteXyz = asXyz(white);
  const shares = times(inverse(fromColumns(columns)), whiteXyz);
  const adapt = adaptation(whiteXyz);
  const [r, g, b] = columns.map((column, index) => times(adapt, scaled(column, shares[index] ?? 0)));
  return [r ?? d50, g ?? d50, b ?? d50];
}

type Matrix = [Xyz, Xyz, Xyz];

/** The Bradford matrix for chromatic adaptation. */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function adaptation(white: Xyz): Matrix {
  const [from, to] = [times(bradford, white), times(bradford, d50)];
  const back = inverse(bradford);
  const scale: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return product(back, product(scale, bradford));
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

function xyzTag(values: Xyz): number[] {
  return [
    ...asciiCodes('XYZ '),
    0,
    0,
    0,
    0,
    ...values.flatMap((value) => uint32Bytes(Math.round(value * 65_536))),
  ];
}

function curveTag(curve: ToneCurve): number[] {
  const values =
    'gamma' in curve
      ? [Math.round(curve.gamma * 256)]
      : curve.table.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 65_535));
  const padding = values.length % 2 === 1 ? [0, 0] : [];
  const written = values.flatMap((value) => [value >> 8, value & 255]);
  return [...asciiCodes('curv'), 0, 0, 0, 0, ...uint32Bytes(values.length), ...written, ...padding];
}
