import { type Cmyk, cmyk } from './ink.ts';

/** A printing condition: its profile, how files and other profiles name it, and its rich black. */
export type PressCondition = {
  /** The name of the ICC profile: a file in `profiles`, or the file of a custom profile. */
  icc: string;
  /** The profile's description. */
  info: string;
  /** The name of the condition, and what it means. */
  identifier: string;
  condition: string;
  /** Whether the name is in the ICC's registry of printing conditions. */
  isRegistered: boolean;
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
  isRegistered: true,
  names: /fogra ?39|iso ?coated[ _]?v2(?! ?_?grey)/i,
  richBlack: cmyk(0.3, 0.1, 0.1, 1),
  richBlackFrom: 100,
};

/** Offset on uncoated paper in Europe. */
const uncoatedPress: PressCondition = {
  icc: 'PSO_Uncoated_ISO12647_eci',
  info: 'PSO Uncoated ISO12647 (ECI)',
  identifier: 'FOGRA47',
  condition: 'Offset, ISO 12647-2:2004/Amd 1, paper type 4',
  isRegistered: true,
  names: /fogra ?47|pso[ _]?uncoated[ _]?iso ?12647/i,
  richBlack: cmyk(0.3, 0.1, 0.1, 1),
  richBlackFrom: 100,
};

/** Offset on coated paper in the United States. */
const gracolPress: PressCondition = {
  icc: 'GRACoL2006_Coated1v2',
  info: 'GRACoL2006 Coated1v2',
  identifier: 'CGATS TR 006',
  condition: 'GRACoL 2006, sheetfed offset, ISO 12647-2, paper type 1',
  isRegistered: true,
  names: /gracol ?2006|tr ?006/i,
  richBlack: cmyk(0.6, 0.4, 0.4, 1),
  richBlackFrom: 100,
};

/** The conditions whose profiles are shipped, by the names that a print profile uses. */
export const presses = { FOGRA39: coatedPress, FOGRA47: uncoatedPress, GRACoL2006: gracolPress } as const;
export type PressName = keyof typeof presses;

export function isPressName(name: string): name is PressName {
  return Object.hasOwn(presses, name);
}
