import type { Scene } from '#layout/scene.ts';
import type { SheetSettings } from '#print/sheets/render-sheets.ts';
import type { SheetOrder } from '#print/sheets/sheet-grid.ts';
import { gridOfChoice } from './grid-of-choice.ts';
import type { SheetChoice } from './sheet-choice.ts';

/** How cards of a size are put on sheets; null for one card per page. */
export function sheetSettings(
  choice: SheetChoice,
  { cut, guides }: Pick<Scene, 'cut' | 'guides'>,
  order: SheetOrder,
): SheetSettings | null {
  const grid = gridOfChoice(choice, cut, -guides.bleed.x);
  const { turn, backOffset } = choice;
  return grid && { grid, order, turn, marks: true, backOffset };
}
