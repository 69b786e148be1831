import { decodeJpeg } from './decode-jpeg.ts';
import { cmykSamples } from './jpeg-inks.ts';
import { type JpegFacts, jpegFacts } from './jpeg-segments.ts';
import { mostPixels, type Pixels } from './pixels.ts';
import { UnprintableLogo } from './printed-logo.ts';
import { isTurned, upright } from './upright.ts';

/** The size of a JPEG as it is seen, upright. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation } = factsOf(bytes);
  return isTurned(orientation) ? { width: height, height: width } : { width, height };
}

/** A JPEG of greys, colours or inks, baseline or progressive, turned upright. */
export function readJpeg(bytes: Uint8Array): Pixels {
  const facts = factsOf(bytes);
  const { width, height, components, profile, orientation } = facts;
  if (width * height > mostPixels) throw new UnprintableLogo('LOGO_TOO_MANY_PIXELS');
  const size = { width, height, profile, alpha: null };
  if (components === 4) return upright({ ...size, space: 'cmyk', samples: cmykSamples(bytes) }, orientation);
  const rgb = decodeJpeg(bytes);
  if (components === 3) return upright({ ...size, space: 'rgb', samples: rgb }, orientation);
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) grey[pixel] = rgb[pixel * 3] ?? 0;
  return upright({ ...size, space: 'grey', samples: grey }, orientation);
}

function factsOf(bytes: Uint8Array): JpegFacts {
  const facts = jpegFacts(bytes);
  if (!facts || ![1, 3, 4].includes(facts.components)) throw new UnprintableLogo('LOGO_DAMAGED');
  return facts;
}
