/**
 * A colour as the press prints it: each ink from 0 to 1. As a spot colour it has a plate of its own, with a tint from 0 to 1,
 * and these inks as the fallback of that tint. `lostSpot` is the spot colour that these inks stand in for.
 */
export type Cmyk = {
  space: 'cmyk';
  c: number;
  m: number;
  y: number;
  k: number;
  spot?: string;
  tint?: number;
  lostSpot?: string;
};

/** Inks are rounded to a hundredth of a per cent. */
const precision = 1e4;

/** A rounded colour of four inks whose sum is within the limit; throws for an ink outside 0 to 1. */
export function cmyk(c: number, m: number, y: number, k: number, inkLimit = 4): Cmyk {
  for (const ink of [c, m, y, k]) {
    if (!(ink >= 0 && ink <= 1)) throw new RangeError(`An ink is from 0 to 1, not ${ink}`);
  }
  const [cyan, magenta, yellow] = withinInkLimit([c, m, y], k, inkLimit);
  return { space: 'cmyk', c: roundInk(cyan), m: roundInk(magenta), y: roundInk(yellow), k: roundInk(k) };
}

export const paper: Cmyk = { space: 'cmyk', c: 0, m: 0, y: 0, k: 0 };
export const black: Cmyk = { space: 'cmyk', c: 0, m: 0, y: 0, k: 1 };

/** Inks in their shares of one colour. */
export function mixInks(parts: readonly { ink: Cmyk; share: number }[]): Cmyk {
  const mixed = (channel: 'c' | 'm' | 'y' | 'k') =>
    Math.min(
      1,
      parts.reduce((sum, { ink, share }) => sum + ink[channel] * share, 0),
    );
  return cmyk(mixed('c'), mixed('m'), mixed('y'), mixed('k'));
}

export function totalInk({ c, m, y, k }: Cmyk): number {
  return c + m + y + k;
}

export function isBlackInkAlone({ c, m, y, k, spot }: Cmyk): boolean {
  return spot === undefined && c === 0 && m === 0 && y === 0 && k === 1;
}

/** Interpolation and rounding may slightly exceed the limit: the colours are reduced, the black stays. */
function withinInkLimit(
  colours: [number, number, number],
  k: number,
  inkLimit: number,
): [number, number, number] {
  const sum = colours[0] + colours[1] + colours[2];
  if (sum + k <= inkLimit) return colours;
  const share = (inkLimit - k) / sum;
  // Rounded down, so that the sum cannot round up over the limit again.
  const reduced = (ink: number) => Math.floor(ink * share * precision) / precision;
  return [reduced(colours[0]), reduced(colours[1]), reduced(colours[2])];
}

function roundInk(ink: number): number {
  return Math.round(ink * precision) / precision;
}
