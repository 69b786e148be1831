import { fillInk } from '../colour/fill-ink.ts';
import type { Cmyk } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { PaintedRegion } from '../drawing/flat-piece.ts';
import type { PrintedPiece } from '../drawing/printed-drawing.ts';
import type { LogoBackground } from './logo-background.ts';
import type { ReadPixels } from './read-logo.ts';

/** How a logo stands out from what is behind it: the ratio of luminances, and the difference of colours (ΔE). */
export type LogoContrast = { ratio: number; difference: number };

/** Inks of a logo in bytes, four for each sample, with the weight of each and the inks behind all of them. */
type InkSamples = { inks: Uint8Array<ArrayBuffer>; weights: readonly number[]; behind: Cmyk };

/** A logo that fills its box has a ground of its own: a thin drawing on it is enough to be seen. */
const visibleShare = { ofShape: 0.1, ofBox: 0.01 } as const;
/** Pieces over a smaller share of the logo do not decide. */
const minPieceShare = 0.1;

const paperFill = { colour: '#ffffff', box: { x: 0, y: 0, width: 0, height: 0 } };
/** From this share of its box on, a logo counts as a box. */
const minBoxShare = 0.9;

/** The contrast of a drawing and of its pieces in inks. Each piece counts by the area around it. */
export function contrastOfDrawing(
  pieces: readonly PaintedRegion[],
  printed: readonly PrintedPiece[],
  { image, fills }: LogoBackground,
  colours: PressColours,
): LogoContrast | null {
  const placed = pieces.flatMap(({ bounds: { left, right, top, bottom } }, index) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const fill = fills.findLast(
      ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    const piece = printed[index];
    return piece ? [{ ...piece, area: (right - left) * (bottom - top), fill: fill ?? paperFill }] : [];
  });
  const grounds = [...new Set(placed.map(({ fill }) => fill))];
  return logoContrast(
    grounds.map((fill) =>
      drawingSamples(
        placed.filter((piece) => piece.fill === fill),
        fillInk(fill, colours),
      ),
    ),
    placed.some(({ area }) => area >= minBoxShare * image.width * image.height),
    colours,
  );
}

/** The contrast of a picture, whose pieces are given in inks. */
export function contrastOfPixels(
  { pieces, grid }: ReadPixels,
  inks: readonly Uint8Array<ArrayBuffer>[],
  colours: PressColours,
): LogoContrast | null {
  const samples = pieces.map(({ pixels: { alpha }, fill }, index) =>
    pixelSamples(inks[index] ?? new Uint8Array(), alpha, fillInk(fill, colours)),
  );
  const isOpaque = pieces.every(({ pixels: { alpha } }) => !alpha?.some((opacity) => opacity < 255));
  const covered = pieces.reduce((sum, { window: { width, height } }) => sum + width * height, 0);
  return logoContrast(samples, isOpaque && covered >= minBoxShare * grid.width * grid.height, colours);
}

/** The contrast of a logo: that of its piece that stands out least, where it lies over several colours. Null without anything painted. */
function logoContrast(
  pieces: readonly InkSamples[],
  fillsBox: boolean,
  colours: PressColours,
): LogoContrast | null {
  const whole = pieces.reduce((sum, { weights }) => sum + sumOf(weights), 0);
  const decisive = pieces.filter(({ weights }) => sumOf(weights) > whole * minPieceShare);
  const share = fillsBox ? visibleShare.ofBox : visibleShare.ofShape;
  const contrasts = decisive.map((piece) => contrastOf(piece, share, colours));
  if (contrasts.length === 0) return null;
  return {
    ratio: Math.min(...contrasts.map(({ ratio }) => ratio)),
    difference: Math.min(...contrasts.map(({ difference }) => difference)),
  };
}

/** The contrast that at least that share of the samples reaches. */
function contrastOf(
  { inks, weights, behind }: InkSamples,
  share: number,
  colours: PressColours,
): LogoContrast {
  const lab = colours.labOfPixels(inks);
  const ground = colours.labOfPixels(bytesOf(behind));
  const samples = weights.map((weight, index) => {
    const [l = 0, a = 0, b = 0] = lab.subarray(index * 3, index * 3 + 3);
    const [groundL = 0, groundA = 0, groundB = 0] = ground;
    const [dark = 0, light = 0] = [luminanceOf(l), luminanceOf(groundL)].sort((one, other) => one - other);
    return {
      weight,
      ratio: (light + 0.05) / (dark + 0.05),
      difference: Math.hypot(l - groundL, a - groundA, b - groundB),
    };
  });
  const reached = (of: 'ratio' | 'difference') => {
    let left = sumOf(weights) * share;
    for (const sample of samples.toSorted((one, other) => other[of] - one[of])) {
      left -= sample.weight;
      if (left <= 0) return sample[of];
    }
    return 0;
  };
  return { ratio: reached('ratio'), difference: reached('difference') };
}

/** The samples of a drawing: each paint, weighted by the area around it. */
function drawingSamples(pieces: readonly (PrintedPiece & { area: number })[], behind: Cmyk): InkSamples {
  const samples = pieces.flatMap(({ paint, area }) =>
    paint.kind === 'flat'
      ? [{ ink: paint.ink, weight: area }]
      : paint.stops.map(({ ink }) => ({ ink, weight: area / paint.stops.length })),
  );
  return {
    inks: Uint8Array.from(samples.flatMap(({ ink }) => [...bytesOf(ink)])),
    weights: samples.map(({ weight }) => weight),
    behind,
  };
}

/** Enough samples of a picture to judge it by. */
const maxSamples = 10_000;
/** Of 255: what is fainter does not count as painted. */
const minAlpha = 25;

/** The samples of a picture's painted pixels, evenly spread. */
function pixelSamples(
  ink: Uint8Array<ArrayBuffer>,
  alpha: Uint8Array | null | undefined,
  behind: Cmyk,
): InkSamples {
  const step = Math.max(1, Math.floor(ink.length / 4 / maxSamples));
  const painted: number[] = [];
  for (let pixel = 0; pixel * 4 < ink.length; pixel += step)
    if ((alpha?.[pixel] ?? 255) > minAlpha) painted.push(pixel);
  const inks = new Uint8Array(painted.length * 4);
  for (const [index, pixel] of painted.entries()) inks.set(ink.subarray(pixel * 4, pixel * 4 + 4), index * 4);
  return { inks, weights: painted.map(() => 1), behind };
}

/** The relative luminance of an L*. */
function luminanceOf(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function bytesOf({ c, m, y, k }: Cmyk): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(...[c, m, y, k].map((ink) => Math.round(ink * 255)));
}
