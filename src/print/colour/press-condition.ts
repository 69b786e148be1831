import { type Cmyk, cmyk } from './ink.ts';

/** A printing condition: its profile, how files and other profiles name it, and its rich black. */
export type PressCondition = {
  /** The name of the ICC profile in `profiles`. */
  icc: string;
  /** The profile's description. */
  info: string;
  /** The name in the registry of printing conditions, and what it means. */
  identifier: string;
  condition: string;
  /** Matches the descriptions of profiles of the same condition from any vendor. */
  names: RegExp;
  /** Large areas of pure black ink look grey; these inks under the black make them deep. */
  richBlack: Cmyk;
  /** The smallest area of a rich black fill, in mm². */
  richBlackFrom: number;
};

/** Offset on coated paper in Europe. */
export const coatedPress: PressCondition = {
  icc: 'ISOcoated_v2_300_bas',
  info: 'ISO Coated v2 300% (basICColor)',
  identifier: 'FOGRA39',
  condition: 'Offset, ISO 12647-2:2004/Amd 1, paper type 1 or 2',
  names: /fogra ?39|iso ?coated[ _]?v2(?! ?_?grey)/i,
  richBlack: cmyk(0.3, 0.1, 0.1, 1),
  richBlackFrom: 100,
};
