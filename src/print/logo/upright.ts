import { type Pixels, samplesOf } from './pixels.ts';

/** Whether a picture is on its side, so that upright it is as wide as it was high. */
export function isTurned(orientation: number): boolean {
  return orientation >= 5 && orientation <= 8;
}

/** The picture as it is meant to be seen, by EXIF's number for how it lies. */
export function upright(pixels: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return pixels;
  const { width, height, space, samples } = pixels;
  const perPixel = samplesOf[space];
  const [newWidth, newHeight] = isTurned(orientation) ? [height, width] : [width, height];
  const turned = new Uint8Array(samples.length);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const [fromX, fromY] = sourceOf(orientation, x, y, width, height);
      const [from, to] = [(fromY * width + fromX) * perPixel, (y * newWidth + x) * perPixel];
      for (let sample = 0; sample < perPixel; sample += 1) turned[to + sample] = samples[from + sample] ?? 0;
    }
  }
  return { ...pixels, width: newWidth, height: newHeight, samples: turned };
}

/** Where an upright pixel lies in the picture as it is stored. */
function sourceOf(
  orientation: number,
  x: number,
  y: number,
  width: number,
  height: number,
): [number, number] {
  const [right, bottom] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return [right - x, y];
    case 3:
      return [right - x, bottom - y];
    case 4:
      return [x, bottom - y];
    case 5:
      return [y, x];
    case 6:
      return [y, bottom - x];
    case 7:
      return [right - y, bottom - x];
    default:
      return [right - y, x];
  }
}
