import type { Scene } from '#layout/scene.ts';
import type { SheetSettings } from '#print/sheets/render-sheets.ts';
import type { SheetOrder } from '#print/sheets/sheet-grid.ts';
import type { PrintAssets } from '../print-assets.ts';
import type { SheetChoice } from './sheet-choice.ts';

/** How cards of a size are put on sheets; null for one card per page. */
export function sheetSettings(
  { sheet, gap, turn, backOffset }: SheetChoice,
  { cut, guides }: Pick<Scene, 'cut' | 'guides'>,
  order: SheetOrder,
  { gridOf }: Pick<PrintAssets, 'gridOf'>,
): SheetSettings | null {
  const bleedMm = -guides.bleed.x;
  const grid = sheet === null ? null : gridOf(sheet, cut, gap === 'none' ? 0 : 2 * bleedMm, bleedMm);
  return grid && { grid, order, turn, marks: true, backOffset };
}
