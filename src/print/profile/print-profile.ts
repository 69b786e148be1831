import type { Margins } from '#layout/guides.ts';
import type { ExactInk } from '../colour/exact-inks.ts';
import { coatedPress, isPressName, type PressCondition, presses } from '../colour/press-condition.ts';
import { defaultFileName } from '../file-name.ts';
import type { Finishing, ProfileSettings } from './profile-settings.ts';

/** The file formats that print shops accept. */
export const standards = {
  'X-4': { name: 'PDF/X-4', pdfVersion: '1.6' },
  'X-1a': { name: 'PDF/X-1a:2003', pdfVersion: '1.4' },
} as const satisfies Record<string, { name: string; pdfVersion: string }>;

/** What a print shop wants its files to be. */
export type PrintProfile = {
  standard: keyof typeof standards;
  /** Replaces the bleed of the card's format, in mm; null keeps it. */
  bleedMm: number | null;
  /** Replaces the safe margin of the card's format, in mm; null keeps it. */
  safeMm: number | null;
  /** Whether the page has crop marks. */
  marks: boolean;
  press: PressCondition;
  /** Whether the ICC profile of the press is in the file. Without it, the file names the condition only. */
  embedIcc: boolean;
  /** The highest sum of all inks at one place: 3 is 300 %. */
  inkLimit: number;
  /** Texts are letters of embedded fonts, or shapes without fonts. */
  text: 'fonts' | 'outlines';
  /** The pattern of the file's name. */
  fileName: string;
  /** Screen colours that are printed in exact inks or as spot colours. */
  inks: readonly ExactInk[];
  /** The radius of the corners in mm; 0 for a card with sharp corners. */
  cornersMm: number;
  finishing: Finishing | null;
};

/** The profile of every file, unless a shop asks for another. */
export const standardProfile: PrintProfile = {
  standard: 'X-4',
  bleedMm: null,
  safeMm: null,
  marks: false,
  press: coatedPress,
  embedIcc: true,
  inkLimit: 3,
  text: 'fonts',
  fileName: defaultFileName,
  inks: [],
  cornersMm: 0,
  finishing: null,
};

/** The profile of valid settings. `own` is the press of a custom ICC profile, when the settings name one. */
export function printProfile(settings: ProfileSettings, own?: PressCondition): PrintProfile {
  const { standard = standardProfile.standard, icc = 'FOGRA39', embedIcc = standard === 'X-4' } = settings;
  const press = isPressName(icc) ? presses[icc] : own;
  if (!press) throw new Error(`The profile ${icc} was not read`);
  return {
    standard,
    bleedMm: settings.bleedMm ?? null,
    safeMm: settings.safeMm ?? null,
    marks: settings.marks ?? false,
    press,
    // PDF/X-4 and a condition that no registry describes need the profile.
    embedIcc: embedIcc || standard === 'X-4' || !press.isRegistered,
    inkLimit: (settings.inkLimit ?? standardProfile.inkLimit * 100) / 100,
    text: settings.text ?? 'fonts',
    fileName: settings.fileName ?? defaultFileName,
    inks: settings.inks ?? [],
    cornersMm: settings.cornersMm ?? 0,
    finishing: settings.finishing ?? null,
  };
}

/** The margins that a Scene for this profile is laid out with. */
export function marginsOf({ bleedMm, safeMm }: Pick<PrintProfile, 'bleedMm' | 'safeMm'>): Margins {
  return {
    ...(bleedMm !== null && { bleedMm }),
    ...(safeMm !== null && { safeMarginMm: safeMm }),
  };
}
