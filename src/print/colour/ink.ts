/** A colour as the press prints it: each ink from 0 to 1. */
export type Cmyk = { space: 'cmyk'; c: number; m: number; y: number; k: number };

/** The most ink the paper takes, all four together: 300 %. */
export const mostInk = 3;

/** Inks are told apart to a hundredth of a per cent, in the file and in tests. */
const precision = 1e4;

/** A colour of four inks, rounded as it is written; refuses an ink that no press has. */
export function cmyk(c: number, m: number, y: number, k: number): Cmyk {
  for (const ink of [c, m, y, k]) {
    if (!(ink >= 0 && ink <= 1)) throw new RangeError(`An ink is from 0 to 1, not ${ink}`);
  }
  const [cyan, magenta, yellow] = withinInkLimit([c, m, y], k);
  return { space: 'cmyk', c: rounded(cyan), m: rounded(magenta), y: rounded(yellow), k: rounded(k) };
}

export const paper: Cmyk = { space: 'cmyk', c: 0, m: 0, y: 0, k: 0 };
export const black: Cmyk = { space: 'cmyk', c: 0, m: 0, y: 0, k: 1 };

export function totalInk({ c, m, y, k }: Cmyk): number {
  return c + m + y + k;
}

export function isBlackInkAlone({ c, m, y, k }: Cmyk): boolean {
  return c === 0 && m === 0 && y === 0 && k === 1;
}

/** Interpolating and rounding may pass the limit by a hair: the colours give way, the black stays. */
function withinInkLimit(colours: [number, number, number], k: number): [number, number, number] {
  const sum = colours[0] + colours[1] + colours[2];
  if (sum + k <= mostInk) return colours;
  const share = (mostInk - k) / sum;
  // Rounded down, so that the sum cannot round up over the limit again.
  const less = (ink: number) => Math.floor(ink * share * precision) / precision;
  return [less(colours[0]), less(colours[1]), less(colours[2])];
}

function rounded(ink: number): number {
  return Math.round(ink * precision) / precision;
}
