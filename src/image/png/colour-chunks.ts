import { type Primaries, screenProfile, type ToneCurve } from '../icc-matrix.ts';
import { inflateStart } from '../inflate.ts';
import { type Chunk, firstChunk } from './chunks.ts';

/** Profiles of presses have up to three million. */
const maxProfileBytes = 4_000_000;

const sRgb: Primaries = { white: [0.3127, 0.329], red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };

/** Primaries by their ITU-T H.273 codes; only those that pictures use. */
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

/** Transfer curves by their H.273 codes. */
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
 * The profile of a PNG's colours: its embedded profile, or one made from its other colour chunks, by their precedence;
 * null for sRGB. Unreadable chunks are ignored.
 */
export function pngProfile(chunks: readonly Chunk[]): Uint8Array | null {
  const coded = codedProfile(firstChunk(chunks, 'cICP'));
  if (coded !== 'absent') return coded;
  const embedded = firstChunk(chunks, 'iCCP');
  if (embedded) return embeddedProfile(embedded);
  if (firstChunk(chunks, 'sRGB')) return null;
  const gamma = gammaIn(firstChunk(chunks, 'gAMA'));
  // Browsers use the primaries only together with a gamma.
  if (gamma === null) return null;
  const primaries = primariesIn(firstChunk(chunks, 'cHRM'));
  const isSrgbGamma = Math.abs(gamma - 2.2) < 0.01;
  return isSrgbGamma && !primaries ? null : screenProfile(primaries ?? sRgb, { gamma });
}

/** The chunk contains a name, a zero, the compression method and the profile. A longer profile is ignored. */
export function embeddedProfile(chunk: Uint8Array): Uint8Array | null {
  try {
    const profile = inflateStart(chunk.subarray(chunk.indexOf(0) + 2), maxProfileBytes + 1);
    return profile.length > maxProfileBytes ? null : profile.slice();
  } catch {
    // Browsers also ignore a profile that they cannot decompress.
    return null;
  }
}

function codedProfile(chunk: Uint8Array | null): Uint8Array | null | 'absent' {
  const [primariesCode = 0, curveCode = 0, matrix = 0, range = 0] = chunk ?? [];
  const [primaries, tone] = [codedPrimaries[primariesCode], codedCurves[curveCode]];
  if (!primaries || !tone || matrix !== 0 || range !== 1) return 'absent';
  return primariesCode === 1 && curveCode === 13 ? null : screenProfile(primaries, tone);
}

/** The chunk contains the inverse of gamma, times 100,000. */
function gammaIn(chunk: Uint8Array | null): number | null {
  const [value = 0] = numbersIn(chunk);
  const gamma = 100_000 / value;
  return gamma >= 0.1 && gamma <= 10 ? gamma : null;
}

function primariesIn(chunk: Uint8Array | null): Primaries | null {
  const [wx = 0, wy = 0, rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = numbersIn(chunk).map(
    (value) => value / 100_000,
  );
  const primaries: Primaries = { white: [wx, wy], red: [rx, ry], green: [gx, gy], blue: [bx, by] };
  const points = Object.values(primaries);
  // The primaries must form a triangle.
  const area = (rx - bx) * (gy - by) - (gx - bx) * (ry - by);
  if (!points.every(([x, y]) => x >= 0 && x <= 1 && y > 0 && y <= 1) || Math.abs(area) < 0.01) return null;
  const isSrgb = points.every((point, index) => {
    const reference = Object.values(sRgb)[index] ?? [0, 0];
    return Math.abs(point[0] - reference[0]) < 0.0015 && Math.abs(point[1] - reference[1]) < 0.0015;
  });
  return isSrgb ? null : primaries;
}

function numbersIn(chunk: Uint8Array | null): number[] {
  if (!chunk) return [];
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Array.from({ length: chunk.length >> 2 }, (_, index) => view.getUint32(index * 4));
}

function tableOf(light: (signal: number) => number): ToneCurve {
  return { table: Array.from({ length: 1024 }, (_, index) => light(index / 1023)) };
}
