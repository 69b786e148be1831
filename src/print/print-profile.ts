import { coatedPress, type PressCondition } from './colour/press-condition.ts';

/** The file formats that print shops accept. */
export const standards = {
  'X-4': { name: 'PDF/X-4', pdfVersion: '1.6' },
} as const satisfies Record<string, { name: string; pdfVersion: string }>;

/** What a print shop wants its files to be. */
export type PrintProfile = {
  standard: keyof typeof standards;
  /** Replaces the bleed of the card's format, in mm; null keeps it. */
  bleedMm: number | null;
  /** Whether the page has crop marks. */
  marks: boolean;
  press: PressCondition;
  /** The highest sum of all inks at one place: 3 is 300 %. */
  inkLimit: number;
  /** Texts are letters of embedded fonts. */
  text: 'fonts';
};

/** The limits of a profile's bleed, in mm. */
const bleedLimits = { min: 0, max: 5 } as const;

/** The profile of every file, unless a shop asks for another. */
export const standardProfile: PrintProfile = {
  standard: 'X-4',
  bleedMm: null,
  marks: false,
  press: coatedPress,
  inkLimit: 3,
  text: 'fonts',
};

/** The margins that a Scene for this profile is laid out with. */
export function marginsOf({ bleedMm }: PrintProfile): { bleedMm?: number } {
  if (bleedMm === null) return {};
  const { min, max } = bleedLimits;
  if (!(bleedMm >= min && bleedMm <= max))
    throw new RangeError(`A bleed is from ${min} to ${max} mm, not ${bleedMm}`);
  return { bleedMm };
}
