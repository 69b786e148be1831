import type { LogoPiece } from './logo-analysis.ts';

/** The largest piece, and each over this share, has to stand out clearly; the others have to be seen. */
const large = 0.15;
const leastRatios = { large: 3, small: 1.8 } as const;
/** A piece that stands out on white about as little is as it was designed, unless it is lost. */
const [designedShare, lost] = [0.8, 1.4];

/** Pieces that touch are told apart by this ratio. */
export const leastTouching = 1.6;

/** The numbers of the pieces that do not stand out from what is under them. Pieces on other pieces are the logo's own. */
export function failingPieces(
  pieces: readonly LogoPiece[],
  contrastOf: (piece: number) => { ratio: number; onWhite: number },
): number[] {
  const largest = Math.max(...pieces.map(({ area }) => area));
  return pieces.flatMap(({ area, onGround }, piece) => {
    if (onGround === 0) return [];
    const { ratio, onWhite } = contrastOf(piece);
    const least = area === largest || area > large ? leastRatios.large : leastRatios.small;
    return ratio >= least || ratio >= Math.max(lost, designedShare * onWhite) ? [] : [piece];
  });
}
