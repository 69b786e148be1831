import { createDesignChecker } from '#layout/check/check-design.ts';
import { causesWithFixes, fixAll } from '#layout/check/fix-causes.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';

/** What the print check needs in the worker beside the press: cards are laid out there to try fixes on. */
export const checkEngine = { harfbuzzFonts, createDesignChecker, causesWithFixes, fixAll };
