import type { PdfDocument } from './pdf-document.ts';
import { preflightColours } from './preflight-colours.ts';
import { preflightFile } from './preflight-file.ts';
import { preflightFonts } from './preflight-fonts.ts';

/** What a print shop would refuse a file for; nothing when it is accepted. */
export function preflight(pdf: PdfDocument): string[] {
  return [...preflightFile(pdf), ...preflightColours(pdf), ...preflightFonts(pdf)];
}
