import type { LogoChoice } from '#domain/card/logo-choice.ts';
import { contrastRatio } from '../colour/contrast.ts';
import type { LogoAnalysis } from './logo-analysis.ts';
import type { LogoVersion } from './logo-version.ts';
import { lossLimit, lossOfVersion } from './loss-of-version.ts';
import { failingPieces, leastTouching } from './piece-contrast.ts';

/** What a logo stands on, in the colours of the card. */
export type LogoGround = { ground: string; ink: string; accent: string; plates: readonly string[] };

/** A piece of at most this share may take the accent; pieces of this many colours are recoloured one by one. */
const limits = { accent: 0.15, colours: { from: 2, to: 4 } } as const;

/** The contrast of a plate that is seen. */
const seenPlate = 1.08;

/** The width of the line around a logo, in mm. */
const outlineMm = 0.45;

/**
 * The first version that is legible on its ground: own colours, an outline, failing pieces in ink, one colour, a plate. What a
 * person has chosen comes first where the logo can be drawn so. `plates` are tried in their order. A file of inks keeps them
 * in its own colours and on a plate, and has none of them in one colour.
 */
export function chooseLogoVersion(
  analysis: LogoAnalysis | undefined,
  on: LogoGround,
  choice: LogoChoice = 'automatic',
): LogoVersion {
  if (!analysis || choice === 'own') return { kind: 'own' };
  if (choice === 'oneColour' && canBeOneColour(analysis)) return chosenColour(analysis, on);
  if (choice === 'plate') return chosenPlate(analysis, on);
  if (isLegible(analysis, on.ground)) return { kind: 'own' };
  return (
    outlined(analysis, on) ?? recoloured(analysis, on) ?? singleColour(analysis, on) ?? onPlate(analysis, on)
  );
}

/** Whether a logo in its own colours stands out from a ground. A boxed logo and a round photograph do on any. */
export function isLegible(analysis: LogoAnalysis, ground: string): boolean {
  if (analysis.boxed !== null || (analysis.kind === 'photo' && analysis.isRound)) return true;
  return failing(analysis, ownColours(analysis), ground).length === 0;
}

/** Whether one colour can show a logo: no photograph, no drawing by the contrast of its colours, and none with a box. */
export function canBeOneColour({ kind, boxed }: LogoAnalysis): boolean {
  return kind === 'flat' && boxed === null;
}

/** What meets the ground fails, but carries pieces that are seen, and the figure is closed: a line around it sets it off. */
function outlined(analysis: LogoAnalysis, { ground, ink, accent }: LogoGround): LogoVersion | null {
  const { pieces, touching, isClosed, kind } = analysis;
  const lost = failing(analysis, ownColours(analysis), ground);
  const isSeen = touching.some(({ pieces: [one, other] }) => lost.includes(one) !== lost.includes(other));
  if (!isClosed || kind === 'photo' || analysis.isInks || !isSeen) return null;
  const colour = [ink, accent].find(
    (line) =>
      contrastRatio(line, ground) >= 3 &&
      lost.every((piece) => contrastRatio(pieces[piece]?.colour ?? line, line) >= leastTouching),
  );
  return colour === undefined ? null : { kind: 'outline', colour, widthMm: outlineMm };
}

function recoloured(analysis: LogoAnalysis, { ground, ink }: LogoGround): LogoVersion | null {
  const { pieces } = analysis;
  const { from, to } = limits.colours;
  if (!canBeOneColour(analysis) || analysis.isInks) return null;
  if (pieces.length < from || pieces.length > to) return null;
  const own = ownColours(analysis);
  const lost = failing(analysis, own, ground);
  if (lost.length === pieces.length) return null;
  const colours = own.map((colour, piece) => (lost.includes(piece) ? ink : colour));
  const isApart = analysis.touching.every(({ pieces: [one, other] }) => {
    const isChanged = lost.includes(one) || lost.includes(other);
    return !isChanged || contrastRatio(colours[one] ?? '', colours[other] ?? '') >= leastTouching;
  });
  return isApart && failing(analysis, colours, ground).length === 0 ? { kind: 'pieces', colours } : null;
}

function singleColour(analysis: LogoAnalysis, on: LogoGround): LogoVersion | null {
  return canBeOneColour(analysis) ? oneColour(analysis, on) : null;
}

/** One colour, with its small pieces in the accent where that loses less or as little; null where too much is lost. */
function oneColour(analysis: LogoAnalysis, { ground, ink, accent }: LogoGround): LogoVersion | null {
  const small = analysis.pieces.flatMap(({ area }, piece) => (area <= limits.accent ? [piece] : []));
  const canTake =
    small.length > 0 &&
    small.length < analysis.pieces.length &&
    contrastRatio(accent, ground) >= 3 &&
    contrastRatio(accent, ink) >= leastTouching;
  const versions: LogoVersion[] = [
    ...(canTake
      ? [{ kind: 'oneColour' as const, colour: ink, accent: { pieces: small, colour: accent } }]
      : []),
    plainInk({ ink }),
  ];
  return versions.find((version) => lossOfVersion(analysis, version) <= lossLimit) ?? null;
}

/** One colour alone, unless an accent keeps what it would lose. */
function chosenColour(analysis: LogoAnalysis, on: LogoGround): LogoVersion {
  const plain = plainInk(on);
  return lossOfVersion(analysis, plain) <= lossLimit ? plain : (oneColour(analysis, on) ?? plain);
}

function plainInk({ ink }: Pick<LogoGround, 'ink'>): LogoVersion {
  return { kind: 'oneColour', colour: ink };
}

/** The first plate that it is legible on; without one, the plate it stands out from most. */
function onPlate(analysis: LogoAnalysis, { plates, ground }: LogoGround): LogoVersion {
  const plate = bestPlate(analysis, plates);
  const isBetter = plate !== null && (plate.isLegible || plate.least > leastContrast(analysis, ground));
  return isBetter ? { kind: 'plate', colour: plate.colour } : { kind: 'own' };
}

/** A plate that a person wants is seen on its ground. */
function chosenPlate(analysis: LogoAnalysis, { plates, ground }: LogoGround): LogoVersion {
  const plate = bestPlate(
    analysis,
    plates.filter((colour) => contrastRatio(colour, ground) >= seenPlate),
  );
  return plate ? { kind: 'plate', colour: plate.colour } : { kind: 'own' };
}

function bestPlate(analysis: LogoAnalysis, plates: readonly string[]) {
  const judged = plates.map((colour) => ({
    colour,
    isLegible: isLegible(analysis, colour),
    least: leastContrast(analysis, colour),
  }));
  const [best = null] = judged.toSorted((one, other) => other.least - one.least);
  return judged.find((plate) => plate.isLegible) ?? best;
}

function leastContrast({ pieces }: LogoAnalysis, ground: string): number {
  return Math.min(...pieces.map(({ colour }) => contrastRatio(colour, ground)));
}

function ownColours({ pieces }: LogoAnalysis): string[] {
  return pieces.map(({ colour }) => colour);
}

function failing(analysis: LogoAnalysis, colours: readonly string[], ground: string): number[] {
  return failingPieces(analysis.pieces, (piece) => ({
    ratio: contrastRatio(colours[piece] ?? ground, ground),
    onWhite: contrastRatio(analysis.pieces[piece]?.colour ?? ground, '#ffffff'),
  }));
}
