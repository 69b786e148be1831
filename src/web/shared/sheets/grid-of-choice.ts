import type { Size } from '#layout/guides.ts';
import type { PreCutSheet } from '#print/sheets/papers.ts';
import { gridOf, type SheetGrid } from '#print/sheets/sheet-grid.ts';
import type { SheetChoice } from './sheet-choice.ts';

/** The places on a sheet, with the chosen space between cards; null for one card per page, and for a card that does not fit. */
export function gridOfChoice(
  { sheet, gap }: { sheet: string | PreCutSheet | null; gap: SheetChoice['gap'] },
  cut: Size,
  bleedMm: number,
): SheetGrid | null {
  return sheet === null ? null : gridOf(sheet, cut, gap === 'none' ? 0 : 2 * bleedMm, bleedMm);
}
