import { luminance } from './contrast.ts';

/** The smallest size in pt at which text of several inks, or light text on a darker ground, prints cleanly. */
export const minFineTextPt = 8;

/** Why a text needs that size: it is lighter than its ground, or printed with several inks. */
export type FineTextReason = 'reversed' | 'severalInks';

/** Why a text of that colour needs the size on those grounds, or null. Inks never register exactly. */
export function fineTextReason(colour: string, grounds: readonly string[]): FineTextReason | null {
  const brightness = luminance(colour);
  if (grounds.some((ground) => brightness > luminance(ground))) return 'reversed';
  return isNeutral(colour) ? null : 'severalInks';
}

/** Greys from black to white are printed with black ink alone. */
function isNeutral(hex: string): boolean {
  return hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7);
}
