import { createExaminer } from '#layout/check/examine.ts';
import { fixAll, mendableCauses } from '#layout/check/mend.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';

/** The third script that the worker loads, for checking only: it lays cards out to try fixes. */
export const checkEngine = { harfbuzzFonts, createExaminer, mendableCauses, fixAll };
