import type { LogoAnalysis } from './logo-analysis.ts';

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
