import { contrastRatio, luminance } from '../colour/contrast.ts';
import type { LogoAnalysis } from './logo-analysis.ts';
import { failingPieces, leastTouching } from './piece-contrast.ts';

/** How a logo is drawn. Colours are `#rrggbb`; lists of pieces are their numbers in the analysis. */
export type LogoVersion =
  | { kind: 'own' }
  /** Its own colours, with a line around its silhouette. */
  | { kind: 'outline'; colour: string; widthMm: number }
  /** A colour for each piece. */
  | { kind: 'pieces'; colours: readonly string[] }
  | { kind: 'oneColour'; colour: string; accent?: { pieces: readonly number[]; colour: string } }
  /** Its own colours on a plate, which the layout draws. */
  | { kind: 'plate'; colour: string };

export type LogoWish = 'automatic' | 'own' | 'oneColour' | 'plate';

/** What a logo stands on, in the colours of the card. */
export type LogoGround = { ground: string; ink: string; accent: string; plates: readonly string[] };

/** A piece of at most this share may take the accent; one colour may lose this share of the outlines. */
const limits = { accent: 0.15, loss: 0.08, colours: { from: 2, to: 4 } } as const;

/** Pieces with this difference of lightness (L*) are told apart by their outline. */
const seenDifference = 15;

/** The width of the line around a logo, in mm. */
const outlineMm = 0.45;

/**
 * The first version that is legible on its ground: own colours, an outline, failing pieces in ink, one colour, a plate. A wish
 * comes first where the logo can be drawn so. `plates` are tried in their order.
 */
export function chooseLogoVersion(
  analysis: LogoAnalysis | undefined,
  on: LogoGround,
  wish: LogoWish = 'automatic',
): LogoVersion {
  if (!analysis || wish === 'own') return { kind: 'own' };
  if (wish === 'oneColour' && isFlat(analysis)) return oneColour(analysis, on) ?? plainInk(on);
  if (wish === 'plate') return onPlate(analysis, on);
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

/** The share of all outlines that lie between pieces which can be told apart and would get the same colour. */
export function lossIn({ pieces, touching }: LogoAnalysis, colours: readonly string[]): number {
  return touching.reduce((sum, { pieces: [one, other], share }) => {
    const [own, beside] = [pieces[one]?.colour ?? '', pieces[other]?.colour ?? ''];
    const isSeen = Math.abs(lightness(own) - lightness(beside)) >= seenDifference;
    return isSeen && colours[one] === colours[other] ? sum + share : sum;
  }, 0);
}

/** The colour of each piece in a version. */
export function coloursOfPieces({ pieces }: Pick<LogoAnalysis, 'pieces'>, version: LogoVersion): string[] {
  return pieces.map(({ colour }, piece) => {
    if (version.kind === 'pieces') return version.colours[piece] ?? colour;
    if (version.kind !== 'oneColour') return colour;
    return version.accent?.pieces.includes(piece) ? version.accent.colour : version.colour;
  });
}

/** Whether a version changes what is drawn of a file. */
export function isRedrawn(
  { ground }: Pick<LogoAnalysis, 'ground'>,
  version: LogoVersion | null,
): version is LogoVersion {
  return version !== null && (ground !== null || (version.kind !== 'own' && version.kind !== 'plate'));
}

/** How far the drawn logo reaches out of its image on each side, in mm. */
export function reachOfVersion(version: LogoVersion | undefined): number {
  return version?.kind === 'outline' ? version.widthMm : 0;
}

/** The colours of the card that a version brings. Each is printed as in a text. */
export function coloursOfVersion({ pieces }: Pick<LogoAnalysis, 'pieces'>, version: LogoVersion): string[] {
  switch (version.kind) {
    case 'outline':
      return [version.colour];
    case 'pieces':
      return [...new Set(version.colours.filter((colour, piece) => colour !== pieces[piece]?.colour))];
    case 'oneColour':
      return [version.colour, ...(version.accent ? [version.accent.colour] : [])];
    case 'own':
    case 'plate':
      return [];
  }
}

/** What meets the ground fails, but carries pieces that are seen, and the figure is closed: a line around it sets it off. */
function outlined(analysis: LogoAnalysis, { ground, ink, accent }: LogoGround): LogoVersion | null {
  const { pieces, touching, isClosed, kind } = analysis;
  const lost = failing(analysis, ownColours(analysis), ground);
  const isSeen = touching.some(({ pieces: [one, other] }) => lost.includes(one) !== lost.includes(other));
  if (!isClosed || kind === 'photo' || !isSeen) return null;
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
  if (!isFlat(analysis) || pieces.length < from || pieces.length > to) return null;
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
  return isFlat(analysis) ? oneColour(analysis, on) : null;
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
  return (
    versions.find((version) => lossIn(analysis, coloursOfPieces(analysis, version)) <= limits.loss) ?? null
  );
}

function plainInk({ ink }: Pick<LogoGround, 'ink'>): LogoVersion {
  return { kind: 'oneColour', colour: ink };
}

/** The first plate that it is legible on; without one, the plate it stands out from most. */
function onPlate(analysis: LogoAnalysis, { plates, ground }: LogoGround): LogoVersion {
  const fitting = plates.find((plate) => isLegible(analysis, plate));
  if (fitting !== undefined) return { kind: 'plate', colour: fitting };
  const least = (plate: string) =>
    Math.min(...analysis.pieces.map(({ colour }) => contrastRatio(colour, plate)));
  const best = [...plates].sort((one, other) => least(other) - least(one))[0];
  return best === undefined || least(best) <= least(ground)
    ? { kind: 'own' }
    : { kind: 'plate', colour: best };
}

function isFlat({ kind, boxed }: LogoAnalysis): boolean {
  return kind === 'flat' && boxed === null;
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

/** L* of a colour. */
function lightness(colour: string): number {
  const level = luminance(colour);
  return level > 0.008856 ? 116 * Math.cbrt(level) - 16 : level * 903.3;
}
