import { layoutBack } from '../back/layout-back.ts';
import { candidateBackFixes } from './fixes/back-fixes.ts';
import type { BackTools } from './print-checker.ts';

/** All that only a card with a back needs, as one script of the browser. */
export const backTools: BackTools = { layoutBack, candidateBackFixes };
