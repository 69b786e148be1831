import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import { coloursOfPieces, type LogoVersion } from '#layout/logo/logo-version.ts';
import { difference } from '../colour/screen-lab.ts';
import { labOfHex } from './edge-ground.ts';

/** The colour that a colour of a logo becomes: that of its nearest piece, or itself where the piece keeps its own. */
export function recolouring(analysis: LogoAnalysis, version: LogoVersion): (colour: string) => string {
  const colours = coloursOfPieces(analysis, version);
  const pieces = analysis.pieces.map(({ colour }, piece) => ({
    own: colour,
    lab: labOfHex(colour),
    becomes: colours[piece] ?? colour,
  }));
  const known = new Map<string, string>();
  return (colour) => {
    const found = known.get(colour) ?? becomes(colour);
    known.set(colour, found);
    return found;
  };

  function becomes(colour: string): string {
    const lab = labOfHex(colour);
    const [first, ...others] = pieces;
    if (!first) return colour;
    const nearest = others.reduce(
      (best, piece) => (difference(piece.lab, lab) < difference(best.lab, lab) ? piece : best),
      first,
    );
    return nearest.becomes === nearest.own ? colour : nearest.becomes;
  }
}
