/** The samples of a component. */
export type Plane = { samples: Uint8Array; stride: number; width: number; height: number };

/** Writes one full-width row from a plane with fewer samples. */
export type UpsampleRow = (plane: Plane, y: number, into: Uint8Array) => void;

/**
 * The upsampling method of libjpeg: a triangle filter for twice the samples, so that colours have no steps; repetition
 * for other factors.
 */
export function chooseUpsampler(across: number, down: number, width: number, isSmooth: boolean): UpsampleRow {
  if (across === 1 && down === 1) return sameRow;
  if (isSmooth && across === 2 && down === 1 && width > 2) return twiceAcross;
  if (isSmooth && across === 2 && down === 2 && width > 2) return twiceBothWays;
  if (isSmooth && across === 1 && down === 2) return twiceDown;
  return (plane, y, into) => {
    const row = Math.floor(y / down) * plane.stride;
    for (let x = 0; x < into.length; x += 1) into[x] = plane.samples[row + Math.floor(x / across)] ?? 0;
  };
}

const sameRow: UpsampleRow = ({ samples, stride }, y, into) => {
  into.set(samples.subarray(y * stride, y * stride + into.length));
};

const twiceAcross: UpsampleRow = ({ samples, stride, width }, y, into) => {
  const row = y * stride;
  for (let x = 0; x < width; x += 1) {
    const here = (samples[row + x] ?? 0) * 3;
    const [before, after] = [samples[row + x - 1] ?? 0, samples[row + x + 1] ?? 0];
    into[x * 2] = x === 0 ? here / 3 : (here + before + 1) >> 2;
    into[x * 2 + 1] = x === width - 1 ? here / 3 : (here + after + 2) >> 2;
  }
};

/** The nearest row of the plane, and the next one on the other side. */
function nearRows({ stride, height }: Plane, y: number): [nearest: number, next: number] {
  const nearest = y >> 1;
  const next = y % 2 === 0 ? Math.max(0, nearest - 1) : Math.min(height - 1, nearest + 1);
  return [nearest * stride, next * stride];
}

const twiceDown: UpsampleRow = (plane, y, into) => {
  const [nearest, next] = nearRows(plane, y);
  const bias = y % 2 === 0 ? 1 : 2;
  for (let x = 0; x < into.length; x += 1) {
    into[x] = ((plane.samples[nearest + x] ?? 0) * 3 + (plane.samples[next + x] ?? 0) + bias) >> 2;
  }
};

const twiceBothWays: UpsampleRow = (plane, y, into) => {
  const { samples, width } = plane;
  const [nearest, next] = nearRows(plane, y);
  const sumAt = (x: number) => (samples[nearest + x] ?? 0) * 3 + (samples[next + x] ?? 0);
  let [before, here] = [0, sumAt(0)];
  for (let x = 0; x < width; x += 1) {
    const after = x < width - 1 ? sumAt(x + 1) : 0;
    into[x * 2] = x === 0 ? (here * 4 + 8) >> 4 : (here * 3 + before + 8) >> 4;
    into[x * 2 + 1] = x === width - 1 ? (here * 4 + 7) >> 4 : (here * 3 + after + 7) >> 4;
    before = here;
    here = after;
  }
};
