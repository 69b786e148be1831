import { defaultColours } from '#domain/card/card.ts';
import { luminance } from '../colour/contrast.ts';

/** The smallest size in pt at which text of several inks, or light text on a darker ground, prints cleanly. */
export const minFineTextPt = 8;

/** The same for texts of a look, whose fonts are chosen for small sizes, in pt. */
export const minTextPtOfLooks = { reversed: 7, severalInks: 6.5 } as const satisfies Record<
  FineTextReason,
  number
>;

/** Why a text needs that size: it is lighter than its ground, or printed with several inks. */
export type FineTextReason = 'reversed' | 'severalInks';

/** Why a text of that colour needs the size on those grounds, or null. Inks never register exactly. */
export function fineTextReason(colour: string, grounds: readonly string[]): FineTextReason | null {
  const brightness = luminance(colour);
  if (grounds.some((ground) => brightness > luminance(ground))) return 'reversed';
  return isPrintedInBlack(colour) ? null : 'severalInks';
}

/** Whether a card's colour is printed with black ink alone: greys from black to white, and the default greys of a saved card. */
export function isPrintedInBlack(colour: string): boolean {
  return isNeutral(colour) || Object.values(defaultColours.saved).some((grey) => grey === colour);
}

/** The smallest size in pt that a text gets for its colours. Default greys keep the size that saved cards have had. */
export function legiblePt(colour: string, ground: string): number {
  return isNeutral(colour) && fineTextReason(colour, [ground]) === null ? 0 : minFineTextPt;
}

function isNeutral(hex: string): boolean {
  return hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7);
}
