import type { Pixels } from '#image/pixels.ts';
import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import { coloursOfPieces, isRedrawn } from '#layout/logo/logo-version.ts';
import { type Rgb, rgbOf } from '../colour/hex.ts';
import { difference, labOf } from '../colour/screen-lab.ts';
import type { AnalysedLogo } from '../drawing/logo-background.ts';
import { allOfColour, grown, labOfHex, reachedFromEdges, sameColour } from './edge-ground.ts';
import { lineAround } from './line-around.ts';
import { screenSamples } from './logo-raster.ts';

/** The pixels of a logo in its version, with a margin for a line around it. Inks keep their samples. */
export function versionPixels(pixels: Pixels, { analysis, version }: AnalysedLogo, margin: number): Pixels {
  if (!isRedrawn(analysis, version)) return pixels;
  const { width, height } = pixels;
  const rgb = Uint8Array.from(screenSamples(pixels));
  const alpha = pixels.alpha?.slice() ?? new Uint8Array(width * height).fill(255);
  const own = analysis.pieces.map(({ colour }) => colour);
  const isCleared = analysis.ground !== null;
  if (analysis.ground !== null) clearGround({ width, height, rgb, alpha }, analysis.ground, analysis);
  if (version.kind === 'own' || version.kind === 'plate') {
    // Soft edges have lost the ground that they were mixed with.
    const isChanged = isCleared && analysis.kind !== 'photo';
    if (isChanged && pixels.space === 'cmyk')
      return { ...pixels, alpha, samples: fullInks(pixels.samples, alpha) };
    return { ...pixels, alpha, samples: isChanged && pixels.space === 'rgb' ? rgb : pixels.samples };
  }
  recolour(rgb, alpha, own, coloursOfPieces(analysis, version));
  const redrawn: Pixels = { ...pixels, space: 'rgb', samples: rgb, alpha, profile: null };
  return version.kind === 'outline' ? lineAround(redrawn, rgbOf(version.colour), margin) : redrawn;
}

/** The inks of a shape whose soft edge is mixed with bare paper. */
function fullInks(inks: Uint8Array, alpha: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(inks, (ink, at) => {
    const share = (alpha[at >> 2] ?? 255) / 255;
    return share === 0 ? ink : Math.min(255, Math.round(ink / share));
  });
}

type Raster = { width: number; height: number; rgb: Uint8Array; alpha: Uint8Array };

/** What the ground shows through in soft edges becomes clear. */
function clearGround(raster: Raster, ground: string, { kind, pieces }: LogoAnalysis): void {
  const { rgb, alpha } = raster;
  const all = allOfColour(raster, ground);
  const reached = kind === 'flat' ? all : reachedFromEdges(raster, all);
  const near = grown(reached, raster);
  const below = rgbOf(ground);
  const isGround = (colour: string) => difference(labOfHex(colour), labOfHex(ground)) <= sameColour;
  const colours = kind === 'photo' ? [] : pieces.map(({ colour }) => colour);
  const above = colours.filter((colour) => !isGround(colour)).map(rgbOf);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (reached[pixel] === 1) alpha[pixel] = 0;
    else if (near[pixel] === 1 && above.length > 0) {
      const colour: Rgb = [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0];
      const mixed = above
        .map((piece) => ({ piece, ...mixtureOf(colour, below, piece) }))
        .reduce((best, other) => (other.distance < best.distance ? other : best));
      if (mixed.distance > maxDistance || mixed.share > solid) continue;
      alpha[pixel] = Math.round((alpha[pixel] ?? 0) * mixed.share);
      rgb.set(mixed.piece, pixel * 3);
    }
  }
}

/** A soft edge is no further from the line between two colours, in levels; a share near all is a flat colour. */
const [maxDistance, solid] = [40, 0.94];

/** How much of the second colour a mixture of two has, and how far it is from being one. */
function mixtureOf(colour: Rgb, from: Rgb, to: Rgb): { share: number; distance: number } {
  const line = to.map((channel, at) => channel - (from[at] ?? 0));
  const length = line.reduce((sum, step) => sum + step * step, 0) || 1;
  const along =
    line.reduce((sum, step, at) => sum + step * ((colour[at] ?? 0) - (from[at] ?? 0)), 0) / length;
  const share = Math.min(1, Math.max(0, along));
  return {
    share,
    distance: Math.hypot(...line.map((step, at) => (from[at] ?? 0) + step * share - (colour[at] ?? 0))),
  };
}

/** Each pixel in the new colour of its piece, an edge in a mixture of two. What keeps its colour keeps its samples. */
function recolour(
  rgb: Uint8Array,
  alpha: Uint8Array,
  own: readonly string[],
  colours: readonly string[],
): void {
  const from = own.map(rgbOf);
  const to = colours.map(rgbOf);
  const labs = own.map(labOfHex);
  const isKept = own.map((colour, piece) => colour === colours[piece]);
  if (isKept.every((kept) => kept) || from.length === 0) return;
  const known = new Map<number, Rgb | null>();
  const becomes = (colour: Rgb): Rgb | null => {
    const lab = labOf(...colour);
    const distances = labs.map((piece) => difference(piece, lab));
    const nearest = distances.indexOf(Math.min(...distances));
    const flat = isKept[nearest] ? null : (to[nearest] ?? colour);
    if ((distances[nearest] ?? 0) <= sameColour) return flat;
    let best = { distance: maxDistance, becomes: flat };
    for (let one = 0; one < from.length; one += 1)
      for (let other = one + 1; other < from.length; other += 1) {
        const { share, distance } = mixtureOf(colour, from[one] ?? colour, from[other] ?? colour);
        if (distance >= best.distance) continue;
        best = {
          distance,
          becomes: isKept[one] && isKept[other] ? null : between(to[one], to[other], share),
        };
      }
    return best.becomes;
  };
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] === 0) continue;
    const colour: Rgb = [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0];
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const found = known.get(key);
    const next = found === undefined ? becomes(colour) : found;
    if (found === undefined) known.set(key, next);
    if (next) rgb.set(next, pixel * 3);
  }
}

function between(from: Rgb = [0, 0, 0], to: Rgb = from, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [channel(0), channel(1), channel(2)];
}
