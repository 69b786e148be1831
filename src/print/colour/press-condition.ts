import { cmyk } from './ink.ts';

/** The printing condition: how its profiles are named, and its rich black. */
export const pressCondition = {
  /** Matches the descriptions of profiles of the same condition from any vendor. */
  names: /fogra ?39|iso ?coated[ _]?v2(?! ?_?grey)/i,
  /** Large areas of pure black ink look grey; these inks under the black make them deep. */
  richBlack: cmyk(0.3, 0.1, 0.1, 1),
  /** The smallest area of a rich black fill, in mm². */
  richBlackFrom: 100,
} as const;
