import { backTools } from '#layout/back/back-tools.ts';
import { createDesignChecker } from '#layout/check/check-design.ts';
import { causesWithFixes, fixAll } from '#layout/check/fix-causes.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';

/** The third script that the worker loads, for checking only: it lays cards out to try fixes. */
export const checkEngine = { backTools, harfbuzzFonts, createDesignChecker, causesWithFixes, fixAll };
