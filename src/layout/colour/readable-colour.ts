import { contrastRatio, luminance } from './contrast.ts';

export type ReadableColour = { kind: 'darken' | 'lighten'; colour: string };

const steps = 255;

/**
 * The nearest shade of a colour that has the needed contrast with all grounds, or null. It first tries the direction with
 * the higher contrast limit, so that texts on one ground all become lighter, or all darker.
 */
export function readableColour(
  colour: string,
  grounds: readonly string[],
  needed: number,
): ReadableColour | null {
  const kinds = (['darken', 'lighten'] as const).toSorted(
    (a, b) => contrastLimit(b, grounds) - contrastLimit(a, grounds),
  );
  for (const kind of kinds) {
    for (let step = 1; step <= steps; step += 1) {
      const shaded = shade(colour, kind === 'darken' ? 0 : 255, step / steps);
      if (contrastWith(shaded, grounds) >= needed) return { kind, colour: shaded };
    }
  }
  return null;
}

/** The lowest contrast of a colour with its grounds. */
export function contrastWith(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((below) => contrastRatio(colour, below)), 21);
}

/** The highest contrast that a shade can have with the grounds. */
export function maxContrast(grounds: readonly string[]): number {
  return Math.max(contrastLimit('darken', grounds), contrastLimit('lighten', grounds));
}

/** A `#rrggbb` colour mixed with black (0) or white (255). */
export function shade(colour: string, towards: number, share: number): string {
  return hexOf(channelsOf(colour).map((channel) => Math.round(channel + (towards - channel) * share)));
}

/** The grey of a colour's luminance. */
export function greyOf(colour: string): string {
  const target = luminance(colour);
  return greys.find((grey) => luminance(grey) >= target) ?? '#ffffff';
}

/** Whether a colour is nearly grey. */
export function isGreyish(colour: string): boolean {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) <= 48;
}

function contrastLimit(kind: ReadableColour['kind'], grounds: readonly string[]): number {
  return contrastWith(kind === 'darken' ? '#000000' : '#ffffff', grounds);
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const greys = Array.from({ length: 256 }, (_, level) => hexOf([level, level, level]));
