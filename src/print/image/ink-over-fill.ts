import { type Pixels, samplesPerPixel } from '#image/pixels.ts';
import { fillInk } from '../colour/fill-ink.ts';
import { rgbOf } from '../colour/hex.ts';
import type { Cmyk } from '../colour/ink.ts';
import { limitInk } from '../colour/limit-ink.ts';
import { nearness, type PixelConverter } from '../colour/pixel-inks.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { LogoBackground } from '../drawing/logo-background.ts';
import type { Tone } from './continuous-tone.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type FlatFill = LogoBackground['fills'][number];

/** Converters for the picture's own colours, and for pixels that are blended in sRGB. */
export type Converters = { own: PixelConverter; screen: PixelConverter };

/**
 * The inks of a picture on a flat fill. The result is opaque: transparent pixels become the fill. The card gives a logo
 * `cardColours`: each gets the inks that it has in a text.
 */
export function inkOverFill(
  pixels: Pixels,
  fill: FlatFill,
  converters: Converters,
  colours: PressColours,
  tone: Tone,
  cardColours: readonly string[] = [],
): Bytes {
  const ink = convertedOverFill(pixels, fill, converters, colours, tone);
  for (const colour of cardColours) inkCardColour(ink, pixels, fill, colour, colours);
  return ink;
}

/** Pixels of a colour of the card. At soft edges, inks that no conversion gives are blended with the inks of the fill. */
function inkCardColour(
  ink: Bytes,
  { samples, alpha }: Pixels,
  fill: FlatFill,
  colour: string,
  colours: PressColours,
): void {
  const [red, green, blue] = rgbOf(colour);
  const [own, below] = [bytesOf(colours.inkOf(colour)), bytesOf(fillInk(fill, colours))];
  const isBlended = colours.isFixed(colour);
  for (let pixel = 0; pixel * 4 < ink.length; pixel += 1) {
    const at = pixel * 3;
    if (samples[at] !== red || samples[at + 1] !== green || samples[at + 2] !== blue) continue;
    const share = (alpha?.[pixel] ?? 255) / 255;
    if (share === 0 || (share < 1 && !isBlended)) continue;
    for (const [channel, byte] of own.entries())
      ink[pixel * 4 + channel] = Math.round(byte * share + (below[channel] ?? 0) * (1 - share));
  }
}

function convertedOverFill(
  pixels: Pixels,
  fill: FlatFill,
  converters: Converters,
  colours: PressColours,
  tone: Tone,
): Bytes {
  if (tone.isContinuous) return tonesOverFill(pixels, fill, converters, colours, tone);
  if (colours.isFixed(fill.colour)) return inkOverFixed(pixels, fill, converters.own, colours);
  const ink = blendOverGround(pixels, fill.colour, converters);
  return matchFill(ink, colours.inkOf(fill.colour), fillInk(fill, colours), colours.inkLimit);
}

/** On a fill whose inks no conversion gives, inks are blended: where the picture is transparent, they are the fill's to the digit. */
function inkOverFixed(
  { samples, alpha }: Pixels,
  fill: FlatFill,
  own: PixelConverter,
  colours: PressColours,
): Bytes {
  const ink = own.ink(samples, fill.colour);
  const screen = own.screen(samples);
  const [below, ground] = [bytesOf(fillInk(fill, colours)), rgbOf(fill.colour)];
  for (let pixel = 0; pixel * 4 < ink.length; pixel += 1) {
    const difference = ground.reduce(
      (most, channel, index) => Math.max(most, Math.abs((screen[pixel * 3 + index] ?? 0) - channel)),
      0,
    );
    const share = difference <= maxSameDifference ? 0 : (alpha?.[pixel] ?? 255) / 255;
    if (share === 1) continue;
    for (const [channel, fillInk] of below.entries()) {
      const at = pixel * 4 + channel;
      ink[at] = Math.round((ink[at] ?? 0) * share + fillInk * (1 - share));
    }
  }
  return ink;
}

/** The picture on its fill as a screen shows it. */
export function rasterOverFill(
  { samples, alpha, width }: Pixels,
  { colour }: FlatFill,
  { own, screen }: Converters,
): { rgb: Bytes; width: number; spreads: Bytes } {
  const spreads = own.spreads(samples);
  if (!alpha?.some((opacity) => opacity < 255)) return { rgb: own.screen(samples), width, spreads };
  const rgb = blendedOnScreen(own.screen(samples), alpha, colour);
  const blended = screen.spreads(rgb);
  for (const [pixel, opacity] of alpha.entries()) if (opacity < 255) spreads[pixel] = blended[pixel] ?? 0;
  return { rgb, width, spreads };
}

function blendedOnScreen(opaque: Bytes, alpha: Bytes, ground: string): Bytes {
  const below = rgbOf(ground);
  const rgb = opaque.slice();
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const share = (alpha[pixel] ?? 0) / 255;
    if (share === 1) continue;
    for (let sample = 0; sample < samplesPerPixel.rgb; sample += 1) {
      const at = pixel * samplesPerPixel.rgb + sample;
      rgb[at] = Math.round((rgb[at] ?? 0) * share + (below[sample] ?? 0) * (1 - share));
    }
  }
  return rgb;
}

/**
 * The inks of continuous tone. Where the fill shows through, what its inks differ from the ICC profile's is added as far as
 * it shows: no edge is seen where the picture fades into it.
 */
function tonesOverFill(
  pixels: Pixels,
  fill: FlatFill,
  { own, screen }: Converters,
  colours: PressColours,
  tone: Tone,
): Bytes {
  const { samples, alpha } = pixels;
  const ink = own.toneInk(samples);
  const onScreen = own.screen(samples);
  const ground = rgbOf(fill.colour);
  if (alpha?.some((opacity) => opacity < 255)) {
    const blended = screen.toneInk(blendedOnScreen(onScreen, alpha, fill.colour));
    for (const [pixel, opacity] of alpha.entries())
      if (opacity < 255) ink.set(blended.subarray(pixel * 4, pixel * 4 + 4), pixel * 4);
  }
  const converted = screen.toneInk(Uint8Array.of(...ground));
  const added = bytesOf(fillInk(fill, colours)).map((byte, channel) => byte - (converted[channel] ?? 0));
  if (added.every((byte) => byte === 0)) return ink;
  // A picture with a ground of its own in the colour of the fill lies on it without a box around it.
  const isSameGround = tone.isFlat(fill.colour);
  for (let pixel = 0; pixel * 4 < ink.length; pixel += 1) {
    const clear = 1 - (alpha?.[pixel] ?? 255) / 255;
    const near = isSameGround ? nearness(onScreen, pixel * 3, ground) : 0;
    const share = Math.max(clear, near);
    if (share === 0) continue;
    for (const [channel, byte] of added.entries()) {
      const at = pixel * 4 + channel;
      ink[at] = Math.min(255, Math.max(0, Math.round((ink[at] ?? 0) + byte * share)));
    }
  }
  return limitInk(ink, colours.inkLimit);
}

/** Blends in sRGB as a screen does, so that the file looks like the preview. */
function blendOverGround({ samples, alpha }: Pixels, ground: string, { own, screen }: Converters): Bytes {
  const ink = own.ink(samples, ground);
  if (!alpha?.some((opacity) => opacity < 255)) return ink;
  const blended = screen.ink(blendedOnScreen(own.screen(samples), alpha, ground), ground);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] === 255) continue;
    ink.set(blended.subarray(pixel * 4, pixel * 4 + 4), pixel * 4);
  }
  return ink;
}

/** Inks within this difference of the fill's, of 255, become the fill's. */
const maxSameDifference = 1;
/** Pixels with more black than this, of 255, get part of the rich black's colours. */
const minRichBlack = 0.6 * 255;

/**
 * Gives pixels of the fill's colour exactly its ink, so that a box in that colour is invisible. On rich black, dark pixels
 * gradually become rich too, so that no edge shows where a logo fades into the fill.
 */
function matchFill(ink: Bytes, plain: Cmyk, printed: Cmyk, inkLimit: number): Bytes {
  const [plainBytes, printedBytes] = [bytesOf(plain), bytesOf(printed)];
  const isRich = plain !== printed;
  for (let at = 0; at < ink.length; at += 4) {
    let difference = 0;
    for (let channel = 0; channel < 4; channel += 1) {
      difference = Math.max(difference, Math.abs((ink[at + channel] ?? 0) - (plainBytes[channel] ?? 0)));
    }
    if (difference <= maxSameDifference) {
      ink.set(printedBytes, at);
      continue;
    }
    const share = isRich ? Math.max(0, (ink[at + 3] ?? 0) - minRichBlack) / (255 - minRichBlack) : 0;
    for (let channel = 0; share > 0 && channel < 3; channel += 1) {
      const minimum = Math.round((printedBytes[channel] ?? 0) * share);
      ink[at + channel] = Math.max(ink[at + channel] ?? 0, minimum);
    }
  }
  return isRich ? limitInk(ink, inkLimit) : ink;
}

function bytesOf({ c, m, y, k }: Cmyk): number[] {
  return [c, m, y, k].map((ink) => Math.round(ink * 255));
}
