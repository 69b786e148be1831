import { harfbuzzFonts } from '#layout/harfbuzz-fonts.ts';
import { createExaminer } from '#layout/print-check/examine.ts';
import { fixAll, mendableCauses } from '#layout/print-check/mend.ts';

/** What the print check needs in the worker beside the press: cards are laid out there to try fixes on. */
export const checkHelper = { harfbuzzFonts, createExaminer, mendableCauses, fixAll };
