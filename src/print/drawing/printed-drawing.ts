import type { Stop } from '#image/svg/drawing.ts';
import { rgbOf } from '../colour/hex.ts';
import { type Cmyk, totalInk } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { FlatGradient, Piece, Region } from './flat-piece.ts';
import { between } from './mix-paints.ts';

/** The inks at a share of the way along a gradient. */
export type InkStop = { offset: number; ink: Cmyk };

/** A gradient in inks. Between stops, the inks change evenly. */
export type InkGradient = Omit<FlatGradient, 'stops'> & { stops: readonly InkStop[] };

export type PrintedPaint = { kind: 'flat'; ink: Cmyk } | ({ kind: 'gradient' } & InkGradient);

/** A region of the card in inks, in mm. */
export type PrintedPiece = { clips: readonly Region[]; region: Region; paint: PrintedPaint };

/** The pieces in the inks of a press. Black and greys are black ink alone, as in texts. */
export function inkPieces(pieces: readonly Piece[], colours: PressColours): PrintedPiece[] {
  return pieces.map(({ clips, region, paint }) => ({
    clips,
    region,
    paint:
      paint.kind === 'flat'
        ? { kind: 'flat', ink: colours.inkOf(paint.colour) }
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

/** Inks do not follow screen colours evenly, so that many are computed between two stops. */
const steps = 16;

function inkStops(stops: readonly Stop[], colours: PressColours): InkStop[] {
  const isGrey = stops.every(({ colour }) => isNeutral(colour));
  // Black alone beside the four inks of a nearly black colour would be a visible edge.
  const inkOf = (colour: string) => colours.inkOf(isGrey ? colour : withHue(colour));
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const count = next && next.offset > stop.offset && next.colour !== stop.colour ? steps : 1;
    return Array.from({ length: count }, (_, step) => {
      const { offset, colour } = next && step > 0 ? between(stop, next, step / steps) : stop;
      return { offset, ink: inkOf(colour) };
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
