/** Reduces the colours of pixels over the ink limit, in place; black stays. */
export function limitInk(pixels: Uint8Array<ArrayBuffer>, inkLimit: number): Uint8Array<ArrayBuffer> {
  const maxPerPixel = inkLimit * 255;
  for (let at = 0; at < pixels.length; at += 4) {
    const c = pixels[at] ?? 0;
    const m = pixels[at + 1] ?? 0;
    const y = pixels[at + 2] ?? 0;
    const k = pixels[at + 3] ?? 0;
    if (c + m + y + k <= maxPerPixel) continue;
    const share = (maxPerPixel - k) / (c + m + y);
    pixels[at] = Math.floor(c * share);
    pixels[at + 1] = Math.floor(m * share);
    pixels[at + 2] = Math.floor(y * share);
  }
  return pixels;
}

/** The highest total ink of a pixel, with and without black, from 0 to 4. Overprinted text adds to the latter. */
export function inkOfPixels(pixels: Uint8Array): { maxInk: number; maxColouredInk: number } {
  let [highest, maxColoured] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const c = pixels[at] ?? 0;
    const m = pixels[at + 1] ?? 0;
    const y = pixels[at + 2] ?? 0;
    const k = pixels[at + 3] ?? 0;
    highest = Math.max(highest, c + m + y + k);
    maxColoured = Math.max(maxColoured, c + m + y);
  }
  return { maxInk: highest / 255, maxColouredInk: maxColoured / 255 };
}
