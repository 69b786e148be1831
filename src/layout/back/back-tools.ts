import { candidateBackFixes } from '../check/fixes/back-fixes.ts';
import type { BackTools } from '../check/print-checker.ts';
import { layoutBack } from './layout-back.ts';

/** All that only a card with a back needs, as one script of the browser. */
export const backTools: BackTools = { layoutBack, candidateBackFixes };
