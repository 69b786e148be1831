import type { PdfDocument } from './pdf-document.ts';
import { preflightColours } from './preflight-colours.ts';
import { type ExpectedCut, preflightFile } from './preflight-file.ts';
import { preflightFonts } from './preflight-fonts.ts';

/** What a print shop would refuse a file for; nothing when it is accepted. */
export function preflight(
  pdf: PdfDocument,
  expected: ExpectedCut = { sidesMm: [50, 90], bleedMm: 2 },
): string[] {
  return [...preflightFile(pdf, expected), ...preflightColours(pdf), ...preflightFonts(pdf)];
}
