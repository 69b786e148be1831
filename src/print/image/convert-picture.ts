import { type Pixels, samplesPerPixel } from '#image/pixels.ts';
import type { Box } from '#layout/guides.ts';
import type { PlacedPicture, Scene } from '#layout/scene.ts';
import { rgbOf } from '../colour/hex.ts';
import type { PaperLook, PressColours } from '../colour/press-colours.ts';
import { intersection, type LogoBackground } from '../drawing/logo-background.ts';
import { inkLogo, type ProofedPixels, softProofPixels } from './convert-logo.ts';
import type { PrintedLogo } from './printed-logo.ts';
import { type PixelPiece, type ReadPixels, readLogo } from './read-logo.ts';

/** A picture where it is on a card, and the colour that it fades into. */
export type PicturePlace = { picture: PlacedPicture; bleed: Box };

/** The picture of a side; null without one. A converted picture depends on nothing else of the card. */
export function placedPicture({ items, guides }: Scene): PicturePlace | null {
  const picture = items.find((item) => item.kind === 'picture');
  return picture ? { picture, bleed: guides.bleed } : null;
}

/**
 * The picture in inks, as logos are converted: cropped, at no more than that resolution, and with its fade computed into its
 * pixels, since PDF/X-1a has no transparency. Throws an UnreadablePicture for a file that cannot be read.
 */
export function convertPicture(
  bytes: Uint8Array,
  place: PicturePlace,
  dpi: number,
  colours: PressColours,
  onProgress?: (share: number) => void,
): PrintedLogo {
  const printed = inkLogo(readPicture(bytes, place, dpi, onProgress), colours, onProgress);
  // What is behind it does not matter: it covers it.
  return { ...printed, contrast: null };
}

/** The printed appearance of the picture's box. */
export function softProofPicture(
  bytes: Uint8Array,
  place: PicturePlace,
  dpi: number,
  colours: PressColours,
  paper?: PaperLook,
): ProofedPixels | null {
  return softProofPixels(readPicture(bytes, place, dpi), place.picture.image, colours, paper);
}

/** The visible part of the picture as it is printed: one piece. */
function readPicture(
  bytes: Uint8Array,
  { picture, bleed }: PicturePlace,
  dpi: number,
  onProgress?: (share: number) => void,
): ReadPixels {
  const { box, image, fade, duotone } = picture;
  const visible = intersection(box, bleed) ?? box;
  // What is transparent or covered has the colour of the fade.
  const ground: LogoBackground = {
    image,
    bleed: visible,
    fills: [{ box: visible, colour: fade?.colour ?? '#ffffff' }],
  };
  const read = readLogo(bytes, ground, dpi, onProgress);
  if ('drawing' in read) throw new Error('A picture is no drawing');
  const pieces = read.pieces.map((piece): PixelPiece => {
    const coloured = duotone ? inTwoColours(piece.pixels, duotone) : piece.pixels;
    return { ...piece, pixels: fade ? faded(coloured, piece.box, fade) : coloured, clip: box };
  });
  return duotone ? { ...read, space: 'rgb', profile: null, pieces } : { ...read, pieces };
}

/** The share of each sample in how light a pixel is. */
const lightness = { grey: [1], rgb: [0.2126, 0.7152, 0.0722] } as const;

/** The pixels in sRGB, from the dark colour to the light one. */
function inTwoColours(pixels: Pixels, [dark, light]: readonly [string, string]): Pixels {
  const [from, to] = [rgbOf(dark), rgbOf(light)];
  const count = pixels.width * pixels.height;
  const samples = new Uint8Array(count * samplesPerPixel.rgb);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const share = lightnessAt(pixels, pixel) / 255;
    for (let sample = 0; sample < samplesPerPixel.rgb; sample += 1) {
      const [low, high] = [from[sample] ?? 0, to[sample] ?? 0];
      samples[pixel * samplesPerPixel.rgb + sample] = Math.round(low + (high - low) * share);
    }
  }
  return { ...pixels, space: 'rgb', profile: null, samples };
}

/** From 0 to 255. Of inks, what they leave of the light. */
function lightnessAt({ space, samples }: Pixels, pixel: number): number {
  const at = pixel * samplesPerPixel[space];
  if (space === 'cmyk') {
    const left = (ink: number) => 255 - (samples[at + ink] ?? 0);
    const colour = lightness.rgb.reduce((sum, weight, ink) => sum + weight * left(ink), 0);
    return (colour * left(3)) / 255;
  }
  return lightness[space].reduce((sum, weight, sample) => sum + weight * (samples[at + sample] ?? 0), 0);
}

/** How much of the picture is seen at a place: 0 where it is covered. */
function seenAt({ from, to }: NonNullable<PlacedPicture['fade']>, at: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** The pixels with less and less opacity towards the texts. */
function faded(pixels: Pixels, box: Box, fade: NonNullable<PlacedPicture['fade']>): Pixels {
  const { width, height } = pixels;
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place =
        fade.axis === 'x'
          ? box.x + ((x + 0.5) / width) * box.width
          : box.y + ((y + 0.5) / height) * box.height;
      const at = y * width + x;
      alpha[at] = Math.round((pixels.alpha?.[at] ?? 255) * seenAt(fade, place));
    }
  }
  return { ...pixels, alpha };
}
