import { createExaminer } from '#layout/check/examine.ts';
import { fixAll, mendableCauses } from '#layout/check/mend.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';

/** What the print check needs in the worker beside the press: cards are laid out there to try fixes on. */
export const checkEngine = { harfbuzzFonts, createExaminer, mendableCauses, fixAll };
