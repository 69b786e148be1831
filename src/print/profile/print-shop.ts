import type { Margins } from '#layout/guides.ts';
import type { Finishing, ProfileSettings } from './profile-settings.ts';

/** A print shop and what it asks for. */
export type PrintShop = { id: string; settings: ProfileSettings };

/** Asks for nothing: the file is that of the Standard profile. */
export const standardShop: PrintShop = { id: 'standard', settings: {} };

/** Receipts are printed without bleed and without an ICC profile in the file: they are black on white but for the mark. */
export const receiptShop = {
  id: 'receipt',
  settings: { standard: 'X-1a', bleedMm: 0 },
} as const satisfies PrintShop;

/** The margins of a print shop; ignores values out of range. */
export function shopMargins({ settings: { bleedMm, safeMm } }: PrintShop): Margins {
  return {
    ...(isLength(bleedMm) && { bleedMm }),
    ...(isLength(safeMm) && { safeMarginMm: safeMm }),
  };
}

/** The radius of the cut corners that a print shop makes, in mm. */
export function shopCorners({ settings: { cornersMm } }: PrintShop): number {
  return typeof cornersMm === 'number' && cornersMm > 0 && cornersMm <= 15 ? cornersMm : 0;
}

/** The finishing that a print shop makes; null if it has none or an unreadable one. */
export function shopFinishing({ settings: { finishing } }: PrintShop): Finishing | null {
  return typeof finishing?.plate === 'string' && Array.isArray(finishing.parts) ? finishing : null;
}

function isLength(mm: unknown): mm is number {
  return typeof mm === 'number' && mm >= 0 && mm <= 10;
}
