import { contrastRatio, luminance } from './contrast.ts';

export type ReadableColour = { kind: 'darken' | 'lighten'; colour: string };

const steps = 255;

/**
 * The nearest shade of a colour that stands out enough from everything it lies on, or null. It goes the way that has
 * more room, so that texts on one ground all become lighter, or all darker.
 */
export function readableColour(
  colour: string,
  under: readonly string[],
  needed: number,
): ReadableColour | null {
  const ways = (['darken', 'lighten'] as const).toSorted((a, b) => room(b, under) - room(a, under));
  for (const kind of ways) {
    for (let step = 1; step <= steps; step += 1) {
      const shaded = shade(colour, kind === 'darken' ? 0 : 255, step / steps);
      if (contrastWith(shaded, under) >= needed) return { kind, colour: shaded };
    }
  }
  return null;
}

/** The least contrast of a colour with those it lies on. */
export function contrastWith(colour: string, under: readonly string[]): number {
  return Math.min(...under.map((below) => contrastRatio(colour, below)), 21);
}

/** The most contrast that any shade can have. */
export function mostContrast(under: readonly string[]): number {
  return Math.max(room('darken', under), room('lighten', under));
}

/** A `#rrggbb` colour on its way to black, 0, or white, 255. */
export function shade(colour: string, towards: number, share: number): string {
  return hexOf(channelsOf(colour).map((channel) => Math.round(channel + (towards - channel) * share)));
}

/** The grey that is as light as a colour. */
export function greyOf(colour: string): string {
  const wanted = luminance(colour);
  return greys.find((grey) => luminance(grey) >= wanted) ?? '#ffffff';
}

/** Whether a colour is so near to grey that nobody would call it by another name. */
export function isGreyish(colour: string): boolean {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) <= 48;
}

function room(kind: ReadableColour['kind'], under: readonly string[]): number {
  return contrastWith(kind === 'darken' ? '#000000' : '#ffffff', under);
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const greys = Array.from({ length: 256 }, (_, level) => hexOf([level, level, level]));
