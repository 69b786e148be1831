import { cmyk } from './ink.ts';

/** What a press prints with, and what a print shop expects of a file for it. One for now; a choice later. */
export const pressCondition = {
  /** How profiles of the same condition call it, whoever made them. */
  names: /fogra ?39|iso ?coated[ _]?v2(?! ?_?grey)/i,
  /** Large areas of black ink alone look grey; these inks beneath it make them deep. */
  richBlack: cmyk(0.3, 0.1, 0.1, 1),
  /** In mm². */
  richBlackFrom: 100,
} as const;
