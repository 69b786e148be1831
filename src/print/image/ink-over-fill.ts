import { type Pixels, samplesOf } from '#image/pixels.ts';
import { fillInk } from '../colour/fill-ink.ts';
import { rgbOf } from '../colour/hex.ts';
import type { Cmyk } from '../colour/ink.ts';
import { limitInk } from '../colour/limit-ink.ts';
import type { PixelConverter } from '../colour/pixel-inks.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { LogoGround } from './logo-ground.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type FlatFill = LogoGround['fills'][number];

/** What turns pixels into ink: by their own colours, and by a screen's where they are mixed with what lies beneath. */
export type Converters = { own: PixelConverter; screen: PixelConverter };

/** The inks of a picture that lies on a flat colour. None of it is clear: what was is the colour beneath. */
export function inkOverFill(
  pixels: Pixels,
  fill: FlatFill,
  converters: Converters,
  colours: PressColours,
): Bytes {
  const ink = composedInk(pixels, fill.colour, converters);
  return joinedToFill(ink, colours.inkOf(fill.colour), fillInk(fill, colours));
}

/** Mixed as a screen does it, so that the file looks as the preview. */
function composedInk({ samples, alpha }: Pixels, under: string, { own, screen }: Converters): Bytes {
  const ink = own.ink(samples, under);
  if (!alpha?.some((opacity) => opacity < 255)) return ink;
  const below = rgbOf(under);
  const rgb = own.screen(samples).slice();
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const share = (alpha[pixel] ?? 0) / 255;
    if (share === 1) continue;
    for (let sample = 0; sample < samplesOf.rgb; sample += 1) {
      const at = pixel * samplesOf.rgb + sample;
      rgb[at] = Math.round((rgb[at] ?? 0) * share + (below[sample] ?? 0) * (1 - share));
    }
  }
  const mixed = screen.ink(rgb, under);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] === 255) continue;
    ink.set(mixed.subarray(pixel * 4, pixel * 4 + 4), pixel * 4);
  }
  return ink;
}

/** How far an ink may lie from the fill's, of 255, to be the fill's. */
const sameWithin = 1;
/** From how much black on a pixel takes some of what lies under a rich black. */
const richFrom = 0.6 * 255;

/**
 * What has the colour of the fill gets the very ink of the fill, so that a box of that colour cannot be seen. On a fill of
 * rich black the darker a pixel the more it is printed as rich, so that nothing shows where a logo fades into it.
 */
function joinedToFill(ink: Bytes, plain: Cmyk, printed: Cmyk): Bytes {
  const [wanted, given] = [bytesOf(plain), bytesOf(printed)];
  const isRich = plain !== printed;
  for (let at = 0; at < ink.length; at += 4) {
    let apart = 0;
    for (let channel = 0; channel < 4; channel += 1) {
      apart = Math.max(apart, Math.abs((ink[at + channel] ?? 0) - (wanted[channel] ?? 0)));
    }
    if (apart <= sameWithin) {
      ink.set(given, at);
      continue;
    }
    const share = isRich ? Math.max(0, (ink[at + 3] ?? 0) - richFrom) / (255 - richFrom) : 0;
    for (let channel = 0; share > 0 && channel < 3; channel += 1) {
      const least = Math.round((given[channel] ?? 0) * share);
      ink[at + channel] = Math.max(ink[at + channel] ?? 0, least);
    }
  }
  return isRich ? limitInk(ink) : ink;
}

function bytesOf({ c, m, y, k }: Cmyk): number[] {
  return [c, m, y, k].map((ink) => Math.round(ink * 255));
}
