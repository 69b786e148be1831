/** A small ICC screen profile with those primaries (XYZ under D50) and gamma. */
export function matrixProfile(lights: [Xyz, Xyz, Xyz], gamma: number): Uint8Array {
  const tags: [string, number[]][] = [
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ['rXYZ', xyz(lights[0])],
    ['gXYZ', xyz(lights[1])],
    ['bXYZ', xyz(lights[2])],
    ['rTRC', curve(gamma)],
    ['gTRC', curve(gamma)],
    ['bTRC', curve(gamma)],
  ];
  const table = 128 + 4 + tags.length * 12;
  let at = table;
  const index = tags.flatMap(([name, data]) => {
    const row = [...letters(name), ...bytes4(at), ...bytes4(data.length)];
    at += data.length;
    return row;
  });
  const head = [
    ...bytes4(at),
    ...letters('    '),
    ...bytes4(0x02400000),
    ...letters('mntrRGB XYZ '),
    ...new Array<number>(12).fill(0),
    ...letters('acsp'),
    ...new Array<number>(28).fill(0),
    ...xyz([0.9642, 1, 0.8249]).slice(8),
    ...new Array<number>(48).fill(0),
  ];
  return Uint8Array.from([...head, ...bytes4(tags.length), ...index, ...tags.flatMap(([, data]) => data)]);
}

type Xyz = [number, number, number];

/** The primaries of sRGB under D50. */
export const screenLights: [Xyz, Xyz, Xyz] = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7139],
];

function xyz(values: Xyz): number[] {
  return [...letters('XYZ '), 0, 0, 0, 0, ...values.flatMap((value) => bytes4(Math.round(value * 65_536)))];
}

function curve(gamma: number): number[] {
  const fixed = Math.round(gamma * 256);
  return [...letters('curv'), 0, 0, 0, 0, ...bytes4(1), fixed >> 8, fixed & 255, 0, 0];
}

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function bytes4(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}
