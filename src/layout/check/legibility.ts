import { luminance } from './contrast.ts';

/** The size from which text of several inks, or light text on a darker ground, prints cleanly. */
export const leastFineTextPt = 8;

/** Why a text has to be that large: it is left out of a darker ground, or printed with several inks. */
export type FineTextReason = 'reversed' | 'severalInks';

/** Why a text of that colour must not be fine on those grounds, or null: inks never meet exactly. */
export function fineTextReason(colour: string, grounds: readonly string[]): FineTextReason | null {
  const brightness = luminance(colour);
  if (grounds.some((ground) => brightness > luminance(ground))) return 'reversed';
  return isNeutral(colour) ? null : 'severalInks';
}

/** Greys from black to white are printed with black ink alone. */
function isNeutral(hex: string): boolean {
  return hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7);
}
