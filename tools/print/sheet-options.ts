import type { Size } from '#layout/guides.ts';
import { papers, preCutSheets, sheetByName } from '#print/sheets/papers.ts';
import type { SheetSettings } from '#print/sheets/render-sheets.ts';
import { gridOf, type SheetOrder, sheetOrders, turns } from '#print/sheets/sheet-grid.ts';

/** The options of sheets that the print commands share, for `parseArgs`. */
export const sheetOptions = {
  sheet: { type: 'string' },
  gap: { type: 'string', default: 'bleed' },
  order: { type: 'string' },
  turn: { type: 'string', default: 'long' },
  'back-offset': { type: 'string', default: '0,0' },
} as const;

export const sheetUsage =
  '[--sheet A4|A3|SRA3|Letter|<pre-cut sheet> [--gap bleed|none] [--order repeat|rows|stack] [--turn long|short] [--back-offset x,y]]';

/** An option of sheets that cannot be used, in words. */
export class UnusableSheet extends Error {}

type SheetValues = {
  sheet: string;
  gap: string;
  order?: string | undefined;
  turn: string;
  'back-offset': string;
};

const maxOffsetMm = 5;

/** How cards of a size are put on the sheets that the options ask for. */
export function sheetSettings(
  values: SheetValues,
  card: Size,
  bleedMm: number,
  usualOrder: SheetOrder,
): SheetSettings {
  const order = sheetOrders.find((known) => known === (values.order ?? usualOrder));
  if (!order) throw new UnusableSheet(`--order is one of ${sheetOrders.join(', ')}`);
  const turn = turns.find((known) => known === values.turn);
  if (!turn) throw new UnusableSheet(`--turn is one of ${turns.join(', ')}`);
  if (!['bleed', 'none'].includes(values.gap)) throw new UnusableSheet('--gap is bleed or none');
  return {
    grid: gridFor(values.sheet, card, values.gap === 'none' ? 0 : 2 * bleedMm, bleedMm),
    order,
    turn,
    marks: true,
    backOffset: offsetOf(values['back-offset']),
  };
}

function gridFor(name: string, card: Size, gapMm: number, bleedMm: number) {
  const sheet = sheetByName(name);
  if (!sheet) {
    const names = [...Object.keys(papers), ...preCutSheets.flatMap((known) => known.names)];
    throw new UnusableSheet(`--sheet is one of ${names.join(', ')}`);
  }
  const grid = gridOf(sheet, card, gapMm, bleedMm);
  if (grid) return grid;
  const size = ({ width, height }: Size) => `${width} × ${height} mm`;
  throw new UnusableSheet(
    typeof sheet === 'string'
      ? `No card of ${size(card)} fits on ${sheet}`
      : `${name} is for cards of ${size(sheet.card)}, not of ${size(card)}`,
  );
}

function offsetOf(text: string): { x: number; y: number } {
  const [x = Number.NaN, y = Number.NaN, ...others] = text.split(',').map(Number);
  const isWithin = [x, y].every((mm) => Math.abs(mm) <= maxOffsetMm);
  if (!isWithin || others.length > 0)
    throw new UnusableSheet(
      `--back-offset is two numbers from -${maxOffsetMm} to ${maxOffsetMm}, in mm: 0.3,-0.2`,
    );
  return { x, y };
}
