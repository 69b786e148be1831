import { contrastRatio } from './contrast.ts';

export type Readable = { kind: 'darken' | 'lighten'; colour: string };

const steps = 255;

/** The nearest darker or lighter shade of a colour that stands out enough from everything it lies on, or null. */
export function readableColour(colour: string, under: readonly string[], needed: number): Readable | null {
  for (let step = 1; step <= steps; step += 1) {
    const found = (['darken', 'lighten'] as const)
      .map((kind) => ({ kind, colour: shade(colour, kind === 'darken' ? 0 : 255, step / steps) }))
      .find((shaded) => under.every((below) => contrastRatio(shaded.colour, below) >= needed));
    if (found) return found;
  }
  return null;
}

/** A `#rrggbb` colour on its way to black, 0, or white, 255. */
export function shade(colour: string, towards: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const shaded = channels.map((channel) => Math.round(channel + (towards - channel) * share));
  return `#${shaded.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
