import { type Pixels, samplesOf } from './pixels.ts';

/**
 * The picture with its clear pixels in the colour of what they border on, and white further away. Viewers smooth
 * colours and opacity apart: whatever colour a clear pixel has, a little of it shows at the edge.
 */
export function withColouredEdges(pixels: Pixels): Pixels {
  const { alpha, width, height, space } = pixels;
  if (!alpha) return pixels;
  const perPixel = samplesOf[space];
  const samples = pixels.samples.slice();
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] !== 0) continue;
    const neighbours = visibleAround(alpha, pixel, width, height);
    for (let sample = 0; sample < perPixel; sample += 1) {
      let sum = 0;
      for (const neighbour of neighbours) sum += pixels.samples[neighbour * perPixel + sample] ?? 0;
      samples[pixel * perPixel + sample] = neighbours.length > 0 ? Math.round(sum / neighbours.length) : 255;
    }
  }
  return { ...pixels, samples };
}

const none: readonly number[] = [];

function visibleAround(alpha: Uint8Array, pixel: number, width: number, height: number): readonly number[] {
  const [x, y] = [pixel % width, (pixel / width) | 0];
  let found: number[] | null = null;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const neighbour = row * width + column;
      if (alpha[neighbour] === 0) continue;
      found ??= [];
      found.push(neighbour);
    }
  }
  return found ?? none;
}
