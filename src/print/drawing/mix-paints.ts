import { UnreadablePicture } from '#image/unreadable-picture.ts';
import { hexOf, rgbOf } from '../colour/hex.ts';
import type { MixedColour, Share } from '../colour/press-colours.ts';
import type { FlatPaint, MixedStop } from './flat-piece.ts';

type Tone = MixedColour & { opacity: number };

export function isOpaque(paint: FlatPaint): boolean {
  return paint.kind === 'flat' ? paint.opacity === 1 : paint.stops.every(({ opacity }) => opacity === 1);
}

export function faded(paint: FlatPaint, opacity: number): FlatPaint {
  if (paint.kind === 'flat') return { ...paint, opacity: paint.opacity * opacity };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, opacity: stop.opacity * opacity })) };
}

/** A paint over another. A gradient over a flat colour, or under one, is a gradient; two gradients have no common one. */
export function mixPaints(upper: FlatPaint, lower: FlatPaint): FlatPaint {
  if (upper.kind === 'flat' && lower.kind === 'flat') return { kind: 'flat', ...mixTones(upper, lower) };
  if (upper.kind === 'gradient' && lower.kind === 'gradient')
    throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  if (upper.kind === 'gradient') {
    const below = lower as Tone;
    return { ...upper, stops: finer(upper.stops).map((stop) => ({ ...stop, ...mixTones(stop, below) })) };
  }
  if (lower.kind === 'flat') return upper;
  return { ...lower, stops: finer(lower.stops).map((stop) => ({ ...stop, ...mixTones(upper, stop) })) };
}

function mixTones(upper: Tone, lower: Tone): Tone {
  const shown = lower.opacity * (1 - upper.opacity);
  const opacity = upper.opacity + shown;
  if (opacity === 0) return upper;
  const [above, below] = [rgbOf(upper.colour), rgbOf(lower.colour)];
  const mixed = above.map((channel, index) =>
    Math.round((channel * upper.opacity + (below[index] ?? 0) * shown) / opacity),
  );
  // Sums of shares may miss 1 by a rounding error.
  return {
    colour: hexOf(mixed),
    opacity: opacity > 1 - 1e-9 ? 1 : opacity,
    mix: mixOf(upper, lower, shown / opacity),
  };
}

/** The colours of two tones, each once, where the second has that share. */
function mixOf(one: MixedColour, other: MixedColour, share: number): Share[] {
  const shares = new Map<string, number>();
  const add = ({ colour, mix = [{ colour, share: 1 }] }: MixedColour, whole: number) => {
    for (const part of mix) shares.set(part.colour, (shares.get(part.colour) ?? 0) + part.share * whole);
  };
  add(one, 1 - share);
  add(other, share);
  return [...shares].flatMap(([colour, of]) => (of > 0 ? [{ colour, share: of }] : []));
}

const steps = 8;

/** Where the opacity changes along a gradient, a mixed colour does not change evenly: stops are added between. */
function finer(stops: readonly MixedStop[]): MixedStop[] {
  const isEven = stops.every(({ opacity }) => opacity === stops[0]?.opacity);
  if (isEven) return [...stops];
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return next ? Array.from({ length: steps }, (_, step) => between(stop, next, step / steps)) : [stop];
  });
}

/** The stop at a share of the way to the next one. */
export function between(stop: MixedStop, next: MixedStop, share: number): MixedStop {
  const at = (from: number, to: number) => from + (to - from) * share;
  const [first, second] = [rgbOf(stop.colour), rgbOf(next.colour)];
  return {
    offset: at(stop.offset, next.offset),
    colour: hexOf(first.map((channel, index) => Math.round(at(channel, second[index] ?? 0)))),
    opacity: at(stop.opacity, next.opacity),
    mix: mixOf(stop, next, share),
  };
}
