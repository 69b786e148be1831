import { isInside } from '#layout/blocks/collisions.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import { coloursOfPieces, coloursOfVersion, type LogoVersion } from '#layout/logo/logo-version.ts';
import { failingPieces } from '#layout/logo/piece-contrast.ts';
import { fillInk } from '../colour/fill-ink.ts';
import { type Cmyk, paper } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { type AnalysedLogo, intersection, type LogoBackground } from '../drawing/logo-background.ts';

/**
 * How the pieces of a logo stand out in print: the least ratio of luminances of the failing ones, else the ratio of the largest
 * piece, which is enough. Null where all pieces are the logo's own matter: boxed, or in a photograph.
 */
export function contrastOfPieces(
  { image, bleed, fills }: LogoBackground,
  { analysis, version }: AnalysedLogo,
  colours: PressColours,
  luminanceOf: (ink: Omit<Cmyk, 'space'>) => number,
): number | null {
  const { pieces, boxed, kind } = analysis;
  if (boxed !== null || kind === 'photo' || pieces.length === 0) return null;
  const drawn: LogoVersion = version ?? { kind: 'own' };
  const cardColours = coloursOfVersion(analysis, drawn);
  const luminanceOfColour = (colour: string) =>
    luminanceOf(cardColours.includes(colour) ? colours.inkOf(colour) : colours.inkOfPaint({ colour }));
  const printed = coloursOfPieces(analysis, drawn).map(luminanceOfColour);
  const [lowest] = fills;
  const visible = intersection(image, bleed) ?? image;
  const isOnFill = lowest && isInside(visible, lowest.box);
  const grounds = [
    ...(isOnFill ? [] : [luminanceOf(paper)]),
    ...fills.map((fill) => luminanceOf(fillInk(fill, colours))),
  ];
  const leastOn = (luminance: number) => Math.min(...grounds.map((ground) => ratio(luminance, ground)));
  if (drawn.kind === 'outline') return leastOn(luminanceOfColour(drawn.colour));
  const ratios = printed.map(leastOn);
  const failing = failingPieces(pieces, (piece) => ({
    ratio: ratios[piece] ?? 1,
    onWhite: ratio(printed[piece] ?? 0, luminanceOf(paper)),
  }));
  if (failing.length > 0) return Math.min(...failing.map((piece) => ratios[piece] ?? 1));
  return Math.max(printLimits.logoContrast.needed, ratios[0] ?? 1);
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
