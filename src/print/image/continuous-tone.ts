import { rgbOf } from '../colour/hex.ts';
import { blendedSpread } from '../colour/pixel-inks.ts';
import { type FlatColours, findFlatColours, type ToneRaster } from './flat-colours.ts';

/** From this share of its pixels on, tones decide how a picture is printed. */
const minToneShare = 0.001;
/** Soft edges between flat colours are about this wide, in pixels. */
const edgePx = 3;

/** How a picture becomes ink: the greys of flat art are black alone, continuous tone goes through the ICC profile whole. */
export type Tone = { isContinuous: boolean; isFlat(colour: string): boolean };

/**
 * Whether a picture has tones between grey and colour that are no edges of flat colours. Black alone for its greys would be
 * a light band in them. `spreads` are how far each pixel of a raster is from grey.
 */
export function toneOf(rasters: readonly (ToneRaster & { spreads: Uint8Array })[]): Tone {
  const between = rasters.reduce((sum, { spreads }) => sum + spreads.filter(isBetween).length, 0);
  const pixels = rasters.reduce((sum, { spreads }) => sum + spreads.length, 0);
  const most = Math.floor(pixels * minToneShare);
  if (between <= most) return flatTone;
  const flat = findFlatColours(rasters);
  let tones = 0;
  for (const raster of rasters) {
    tones += tonesOf(raster, flat, most - tones);
    if (tones > most) {
      return {
        isContinuous: true,
        isFlat: (colour) => flat.has(rgbOf(colour)),
      };
    }
  }
  return flatTone;
}

const flatTone: Tone = { isContinuous: false, isFlat: () => true };

function isBetween(spread: number): boolean {
  return spread > blendedSpread.from && spread < blendedSpread.to;
}

/** The pixels between grey and colour that no flat colour is near; counted no further than one over the most. */
function tonesOf(
  { rgb, width, spreads }: ToneRaster & { spreads: Uint8Array },
  flat: FlatColours,
  most: number,
): number {
  const height = spreads.length / width;
  const isFlat = flat.mask(rgb);
  let tones = 0;
  for (let y = 0; y < height && tones <= most; y += 1) {
    for (let x = 0; x < width && tones <= most; x += 1) {
      if (isBetween(spreads[y * width + x] ?? 0) && !isNearFlat(x, y)) tones += 1;
    }
  }
  return tones;

  function isNearFlat(x: number, y: number): boolean {
    const [left, right] = [Math.max(0, x - edgePx), Math.min(width - 1, x + edgePx)];
    for (let row = Math.max(0, y - edgePx); row <= Math.min(height - 1, y + edgePx); row += 1) {
      for (let column = left; column <= right; column += 1)
        if (isFlat[row * width + column] === 1) return true;
    }
    return false;
  }
}
