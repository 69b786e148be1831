import { unzlibSync } from 'fflate';
import { type Primaries, screenProfile, type ToneCurve } from '../icc-matrix.ts';
import { type Chunk, firstChunk } from './chunks.ts';

const mostProfileBytes = 4_000_000;

const sRgb: Primaries = { white: [0.3127, 0.329], red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };

/** Lights by the numbers of ITU-T H.273, those that pictures use. */
const codedPrimaries: Partial<Record<number, Primaries>> = {
  1: sRgb,
  9: { ...sRgb, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  12: { ...sRgb, red: [0.68, 0.32], green: [0.265, 0.69] },
};

const screenCurve = tableOf((signal) =>
  signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4,
);
const videoCurve = tableOf((signal) =>
  signal < 0.081 ? signal / 4.5 : ((signal + 0.099) / 1.099) ** (1 / 0.45),
);

/** Curves by the same numbers. */
const codedCurves: Partial<Record<number, ToneCurve>> = {
  1: videoCurve,
  4: { gamma: 2.2 },
  6: videoCurve,
  8: { gamma: 1 },
  13: screenCurve,
  14: videoCurve,
  15: videoCurve,
};

/**
 * The profile of a PNG's colours: its own, or one made of the chunks that name colours in other ways, in the order in
 * which they count; null for sRGB. What cannot be read does not count.
 */
export function pngProfile(chunks: readonly Chunk[]): Uint8Array | null {
  const coded = codedProfile(firstChunk(chunks, 'cICP'));
  if (coded !== 'absent') return coded;
  const embedded = firstChunk(chunks, 'iCCP');
  if (embedded) return embeddedProfile(embedded);
  if (firstChunk(chunks, 'sRGB')) return null;
  const gamma = gammaIn(firstChunk(chunks, 'gAMA'));
  // Browsers look at lights only beside a curve.
  if (gamma === null) return null;
  const lights = lightsIn(firstChunk(chunks, 'cHRM'));
  const isUsual = Math.abs(gamma - 2.2) < 0.01;
  return isUsual && !lights ? null : screenProfile(lights ?? sRgb, { gamma });
}

/** The chunk holds a name, a zero, the way of packing and the profile. */
export function embeddedProfile(chunk: Uint8Array): Uint8Array | null {
  try {
    return unzlibSync(chunk.subarray(chunk.indexOf(0) + 2), {
      out: new Uint8Array(mostProfileBytes),
    }).slice();
  } catch {
    // Browsers show the picture without a profile that they cannot unpack.
    return null;
  }
}

function codedProfile(chunk: Uint8Array | null): Uint8Array | null | 'absent' {
  const [lights = 0, curve = 0, matrix = 0, range = 0] = chunk ?? [];
  const [primaries, tone] = [codedPrimaries[lights], codedCurves[curve]];
  if (!primaries || !tone || matrix !== 0 || range !== 1) return 'absent';
  return lights === 1 && curve === 13 ? null : screenProfile(primaries, tone);
}

/** Written as the inverse, in hundred-thousandths. */
function gammaIn(chunk: Uint8Array | null): number | null {
  const [value = 0] = numbersIn(chunk);
  const gamma = 100_000 / value;
  return gamma >= 0.1 && gamma <= 10 ? gamma : null;
}

function lightsIn(chunk: Uint8Array | null): Primaries | null {
  const [wx = 0, wy = 0, rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = numbersIn(chunk).map(
    (value) => value / 100_000,
  );
  const lights: Primaries = { white: [wx, wy], red: [rx, ry], green: [gx, gy], blue: [bx, by] };
  const points = Object.values(lights);
  // A triangle with an area, around its white.
  const area = (rx - bx) * (gy - by) - (gx - bx) * (ry - by);
  if (!points.every(([x, y]) => x >= 0 && x <= 1 && y > 0 && y <= 1) || Math.abs(area) < 0.01) return null;
  const isScreen = points.every((point, index) => {
    const known = Object.values(sRgb)[index] ?? [0, 0];
    return Math.abs(point[0] - known[0]) < 0.0015 && Math.abs(point[1] - known[1]) < 0.0015;
  });
  return isScreen ? null : lights;
}

function numbersIn(chunk: Uint8Array | null): number[] {
  if (!chunk) return [];
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Array.from({ length: chunk.length >> 2 }, (_, index) => view.getUint32(index * 4));
}

function tableOf(light: (signal: number) => number): ToneCurve {
  return { table: Array.from({ length: 1024 }, (_, index) => light(index / 1023)) };
}
