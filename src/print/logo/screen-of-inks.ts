/**
 * What a screen shows of full inks on coated paper, for each set of them: cyan is 1, magenta 2, yellow 4, black 8. Near
 * enough to tell pieces apart and to judge contrast; the press profile prints the inks themselves.
 */
const overprints: readonly (readonly [red: number, green: number, blue: number])[] = [
  [255, 255, 255],
  [0, 158, 227],
  [230, 0, 126],
  [49, 39, 131],
  [255, 237, 0],
  [0, 150, 64],
  [227, 6, 19],
  [60, 54, 51],
  [29, 29, 27],
  [0, 20, 32],
  [28, 2, 14],
  [6, 4, 16],
  [32, 28, 0],
  [0, 18, 8],
  [27, 2, 2],
  [4, 4, 4],
];

/** Inks as colours of a screen. Samples are from no ink to all of it. */
export function screenOfInks(inks: Uint8Array): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((inks.length / 4) * 3);
  const known = new Map<number, number>();
  for (let from = 0, to = 0; from < inks.length; from += 4, to += 3) {
    const [c = 0, m = 0, y = 0, k = 0] = [inks[from], inks[from + 1], inks[from + 2], inks[from + 3]];
    const key = ((c * 256 + m) * 256 + y) * 256 + k;
    const colour = known.get(key) ?? mixed(c, m, y, k);
    known.set(key, colour);
    rgb[to] = colour >> 16;
    rgb[to + 1] = (colour >> 8) & 255;
    rgb[to + 2] = colour & 255;
  }
  return rgb;
}

/** Each set of inks has the share of the paper that halftone dots of just these inks cover (Demichel). */
function mixed(c: number, m: number, y: number, k: number): number {
  const shares = [c / 255, m / 255, y / 255, k / 255];
  const sums = [0, 0, 0];
  for (const [set, colour] of overprints.entries()) {
    const share = shares.reduce((part, ink, bit) => part * ((set >> bit) & 1 ? ink : 1 - ink), 1);
    for (const [channel, level] of colour.entries()) sums[channel] = (sums[channel] ?? 0) + share * level;
  }
  const [red = 0, green = 0, blue = 0] = sums.map(Math.round);
  return (red << 16) | (green << 8) | blue;
}
