import { rgbOf } from '../colour/hex.ts';
import { type Cmyk, totalInk } from '../colour/ink.ts';
import type { MixedColour, PressColours } from '../colour/press-colours.ts';
import type { FlatGradient, MixedStop, PaintedRegion, Region } from './flat-piece.ts';
import { between } from './mix-paints.ts';

/** The inks at a share of the way along a gradient. */
export type InkStop = { offset: number; ink: Cmyk };

/** A gradient in inks. Between stops, the inks change evenly. */
export type InkGradient = Omit<FlatGradient, 'stops'> & { stops: readonly InkStop[] };

export type PrintedPaint = { kind: 'flat'; ink: Cmyk } | ({ kind: 'gradient' } & InkGradient);

/** A region of the card in inks, in mm. */
export type PrintedPiece = { clips: readonly Region[]; region: Region; paint: PrintedPaint };

/**
 * The pieces in the inks of a press. Black and greys are black ink alone, as in texts. The card gives the logo
 * `cardColours`: each is printed as in a text.
 */
export function inkPieces(
  pieces: readonly PaintedRegion[],
  colours: PressColours,
  cardColours: readonly string[] = [],
): PrintedPiece[] {
  const inkOf = (paint: MixedColour) =>
    !paint.mix && cardColours.includes(paint.colour)
      ? colours.inkOf(paint.colour)
      : colours.inkOfPaint(paint);
  return pieces.map(({ clips, region, paint }) => ({
    clips,
    region,
    paint:
      paint.kind === 'flat'
        ? { kind: 'flat', ink: inkOf(paint) }
        : { ...paint, stops: inkStops(paint.stops, colours) },
  }));
}

/** The highest total ink of the pieces, with and without black. Inks between two stops are never more than at one of them. */
export function inkOfPieces(pieces: readonly PrintedPiece[]): { maxInk: number; maxColouredInk: number } {
  const inks = pieces.flatMap(({ paint }) =>
    paint.kind === 'flat' ? [paint.ink] : paint.stops.map(({ ink }) => ink),
  );
  return {
    maxInk: inks.reduce((most, ink) => Math.max(most, totalInk(ink)), 0),
    maxColouredInk: inks.reduce((most, ink) => Math.max(most, totalInk(ink) - ink.k), 0),
  };
}

/** The spot colour of a gradient whose stops are all tints of it or paper; null for any other. */
export function spotOf(stops: readonly InkStop[]): string | null {
  const [spot = null] = stops.flatMap(({ ink }) => ink.spot ?? []);
  const isOfSpot = ({ ink }: InkStop) => ink.spot === spot || (ink.spot === undefined && totalInk(ink) === 0);
  return spot !== null && stops.every(isOfSpot) ? spot : null;
}

/** The spot colours that are printed in the four inks somewhere, because they are mixed with other colours. */
export function mixedSpots(pieces: readonly PrintedPiece[]): string[] {
  const names = pieces.flatMap(({ paint }) => {
    if (paint.kind === 'flat') return paint.ink.lostSpot ?? [];
    const lost = paint.stops.flatMap(({ ink }) => ink.lostSpot ?? []);
    return spotOf(paint.stops) === null
      ? [...lost, ...paint.stops.flatMap(({ ink }) => ink.spot ?? [])]
      : lost;
  });
  return [...new Set(names)];
}

/** Inks do not follow screen colours evenly, so that many are computed between two stops. */
const steps = 16;

function inkStops(stops: readonly MixedStop[], colours: PressColours): InkStop[] {
  const isGrey = stops.every(({ colour }) => isNeutral(colour) || colours.isExact(colour));
  // Black alone beside the four inks of a nearly black colour would be a visible edge.
  const hued = (colour: string) => (isGrey || colours.isExact(colour) ? colour : withHue(colour));
  const inkOf = ({ colour, mix }: MixedColour) =>
    colours.inkOfPaint({
      colour: hued(colour),
      ...(mix && { mix: mix.map((part) => ({ ...part, colour: hued(part.colour) })) }),
    });
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const count = next && next.offset > stop.offset && next.colour !== stop.colour ? steps : 1;
    return Array.from({ length: count }, (_, step) => {
      const tone = next && step > 0 ? between(stop, next, step / steps) : stop;
      return { offset: tone.offset, ink: inkOf(tone) };
    });
  });
}

function isNeutral(colour: string): boolean {
  const [red, green, blue] = rgbOf(colour);
  return red === green && green === blue;
}

/** A grey next to colours, as little off as possible; white stays paper. */
function withHue(colour: string): string {
  if (!isNeutral(colour) || colour === '#ffffff') return colour;
  const [level] = rgbOf(colour);
  const digits = (value: number) => value.toString(16).padStart(2, '0');
  return `#${digits(level)}${digits(level)}${digits(level + 1)}`;
}
