import { mostInk } from './ink.ts';

const mostPerPixel = mostInk * 255;

/** The same pixels of ink, in place, the colours of any that has too much of it thinned until the paper takes it. */
export function limitInk(pixels: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = 0; at < pixels.length; at += 4) {
    const c = pixels[at] ?? 0;
    const m = pixels[at + 1] ?? 0;
    const y = pixels[at + 2] ?? 0;
    const k = pixels[at + 3] ?? 0;
    if (c + m + y + k <= mostPerPixel) continue;
    const share = (mostPerPixel - k) / (c + m + y);
    pixels[at] = Math.floor(c * share);
    pixels[at + 1] = Math.floor(m * share);
    pixels[at + 2] = Math.floor(y * share);
  }
  return pixels;
}

/** The most ink on any pixel, and the most without black, which overprinting text would add; 0 to 4. */
export function inkOfPixels(pixels: Uint8Array): { mostInk: number; mostColouredInk: number } {
  let [most, mostColoured] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const c = pixels[at] ?? 0;
    const m = pixels[at + 1] ?? 0;
    const y = pixels[at + 2] ?? 0;
    const k = pixels[at + 3] ?? 0;
    most = Math.max(most, c + m + y + k);
    mostColoured = Math.max(mostColoured, c + m + y);
  }
  return { mostInk: most / 255, mostColouredInk: mostColoured / 255 };
}
