import { luminance } from '../colour/contrast.ts';
import type { LogoAnalysis } from './logo-analysis.ts';
import { coloursOfPieces, type LogoVersion } from './logo-version.ts';

/** One colour may lose this share of the outlines. */
export const lossLimit = 0.08;

/** Pieces with this difference of lightness (L*) are told apart by their outline. */
const seenDifference = 15;

/** The share of all outlines that lie between pieces which can be told apart and get the same colour. */
export function lossOfVersion(analysis: LogoAnalysis, version: LogoVersion): number {
  const { pieces, touching } = analysis;
  const colours = coloursOfPieces(analysis, version);
  return touching.reduce((sum, { pieces: [one, other], share }) => {
    const [own, beside] = [pieces[one]?.colour ?? '', pieces[other]?.colour ?? ''];
    const isSeen = Math.abs(lightness(own) - lightness(beside)) >= seenDifference;
    return isSeen && colours[one] === colours[other] ? sum + share : sum;
  }, 0);
}

/** L* of a colour. */
function lightness(colour: string): number {
  const level = luminance(colour);
  return level > 0.008856 ? 116 * Math.cbrt(level) - 16 : level * 903.3;
}
