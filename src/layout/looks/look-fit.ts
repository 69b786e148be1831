import type { CardLook } from '#domain/card/look/card-look.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import type { LogoVersion } from '../logo/logo-version.ts';
import type { LogoSize } from '../scene.ts';
import { logoSeats } from './data/logo-seats.ts';
import { lookOf } from './data/released-looks.ts';
import { knockedOut } from './hero/knocked-out.ts';
import { drawnOn } from './seats/logo-version-in-look.ts';

/** How well the front of a look takes a card. */
export type LookFit = {
  /** How the logo is drawn; null if the front has none. */
  logo: LogoVersion['kind'] | null;
  /** The area of the logo as a share of what it is aimed at. */
  logoSize: number;
  /** How far the look gives way; 0 is the look as designed. */
  step: number;
  /** Lines that are too long, illegible or near the graphic. */
  findings: number;
};

/** The least share of the aimed area that a logo is printed well with. */
const leastSize = 0.6;

/** The fit of a card with few lines, by the colours alone: without fonts and layout. */
export function expectedFit(look: CardLook, logo: LogoSize | null): LookFit {
  const { palette, front } = lookOf(look.id, look.version);
  const roles = lookPalettes[look.palette ?? palette];
  const { at, on } = logoSeats[look.id];
  const ground = front.picture ? front.picture.seat : at === 'initial' || front.hero ? on : front.ground;
  const drawn = front.hero?.kind === 'swatch' ? knockedOut : drawnOn;
  const kind = logo && drawn(roles[ground], roles, logo).version.kind;
  return { logo: kind, logoSize: kind ? 1 : 0, step: 0, findings: 0 };
}

/** Whether a logo is on the front and about as large as it is aimed at. */
export function isLogoPrintedWell({ logo, logoSize }: LookFit): boolean {
  return logo !== null && logoSize >= leastSize;
}

/** Whether nothing gives way: the logo has its own colours and its size, and the look is as designed. */
export function isPerfectFit({ logo, logoSize, step, findings }: LookFit): boolean {
  return logo === 'own' && logoSize >= 0.9 && step === 0 && findings === 0;
}

/** What a logo is worth in each version. */
const versionScores = { own: 3, outline: 2, pieces: 1.6, oneColour: 1, plate: 0.2 } as const;

const weights = { hiddenLogo: -2, smallLogo: -2, step: -0.3, finding: -0.5, mostFindings: 3 } as const;

/** How good a fit is, for a card with a logo or without one. */
export function scoreOfFit({ logo, logoSize, step, findings }: LookFit, hasLogo: boolean): number {
  const ofLogo = logo
    ? versionScores[logo] + weights.smallLogo * Math.max(0, 1 - logoSize)
    : hasLogo
      ? weights.hiddenLogo
      : 0;
  return ofLogo + weights.step * step + weights.finding * Math.min(weights.mostFindings, findings);
}
