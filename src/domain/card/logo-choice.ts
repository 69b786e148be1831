import { type CardLook, hasSeats } from './look/card-look.ts';

/** How the logo is drawn: as it is legible on its ground, or as the person has chosen. The first is the default. */
export const logoChoices = ['automatic', 'own', 'oneColour', 'plate'] as const;
export type LogoChoice = (typeof logoChoices)[number];

type LogoStyle = { look?: CardLook | undefined; logo: { version?: LogoChoice | undefined } };

/** Whether a person wants another version of the logo than its file. */
export function hasChosenVersion({ logo: { version } }: LogoStyle): boolean {
  return version === 'oneColour' || version === 'plate';
}

/** Whether a card is laid out by what its logo shows. */
export function needsLogoAnalysis(style: LogoStyle): boolean {
  return hasChosenVersion(style) || (style.look !== undefined && hasSeats(style.look));
}
