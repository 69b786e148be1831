import type { CardContent } from '#domain/card/card.ts';
import { type CardLook, currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import type { LogoSize } from '../scene.ts';
import { expectedFit, isPerfectFit, type LookFit, scoreOfFit } from './look-fit.ts';
import { differentLooks, type FittingLook, fittingLooks } from './six-looks.ts';

/** The content of a person's card, and the logo with its analysis. */
export type Owned = { content: CardContent; logo: LogoSize | null };

/** Fits that were measured, by look. */
export type MeasuredFits = ReadonlyMap<LookId, LookFit>;

/**
 * All looks as they were released, the best fit for a person's card first. Until all fits are measured, by what is expected
 * of the content and the colours.
 */
export function rankLooks({ content, logo }: Owned, measured: MeasuredFits = new Map()): LookId[] {
  const isMeasured = lookIds.every((id) => measured.has(id));
  const taste = new Map(fittingLooks({ content }).map(({ look, score }) => [look.id, score]));
  const scores = new Map(
    lookIds.map((id) => {
      const fit = (isMeasured ? measured.get(id) : null) ?? expectedFit(currentLook(id), logo);
      return [id, (taste.get(id) ?? 0) + scoreOfFit(fit, logo !== null)];
    }),
  );
  return lookIds.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** How many looks are measured for a logo. */
const candidateCount = 9;

/** Different looks in palettes that may suit a logo, the most promising first. */
export function candidatesForLogo({ content, logo }: Owned & { logo: LogoSize }): CardLook[] {
  const colours = (logo.analysis?.pieces ?? []).map(({ colour, area }) => ({ colour, share: area }));
  const ranked = fittingLooks({ content, logo: { width: logo.width, height: logo.height, colours } })
    .map((fit) => ({ ...fit, score: fit.score + scoreOfFit(expectedFit(fit.look, logo), true) }))
    .sort((one: FittingLook, other: FittingLook) => other.score - one.score);
  return differentLooks({ content }, ranked)
    .slice(0, candidateCount)
    .map(({ look }) => look);
}

/** The looks that suit a logo best: the first that are perfect, then the best of the others. `fits` are in the order of the candidates. */
export function bestForLogo<Fitted extends { fit: LookFit }>(
  fits: readonly Fitted[],
  count: number,
): Fitted[] {
  const perfect = fits.filter(({ fit }) => isPerfectFit(fit));
  const others = fits
    .filter(({ fit }) => !isPerfectFit(fit))
    .toSorted((one, other) => scoreOfFit(other.fit, true) - scoreOfFit(one.fit, true));
  return [...perfect, ...others].slice(0, count);
}
