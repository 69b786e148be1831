import type { ColumnTarget } from './column-targets.ts';
import { foldedHeader, targetByHeader } from './header-words.ts';
import type { ListRow } from './people-list.ts';

/** The headers may be this far from the first row with texts: exports have titles, dates and filters above them. */
export const headerRowsMax = 20;

/** The headers of a table: their cells, and the places of their first and last row among the rows. */
export type Headers = { from: number; at: number; cells: readonly string[] };

/** The row with the most known headers; without any, the first row that is about as wide as the table. */
export function findHeaders(rows: readonly ListRow[]): Headers {
  const candidates = rows.slice(0, headerRowsMax).map((_, at) => headersAt(rows, at));
  const best = candidates.reduce<Headers | null>(
    (found, one) => (knownWords(one.cells) > (found ? knownWords(found.cells) : 1) ? one : found),
    null,
  );
  const at = firstWideRow(rows);
  return best ?? { from: at, at, cells: rows[at]?.cells ?? [] };
}

/** The headers of a row, joined with those above it if more of them are known then. */
export function headersAt(rows: readonly ListRow[], at: number): Headers {
  const [above, own] = [rows[at - 1]?.cells ?? [], rows[at]?.cells ?? []];
  const width = Math.max(above.length, own.length);
  const joined = Array.from({ length: width }, (_, column) => joinedHeader(above[column], own[column]));
  const isTwoLines = knownWords(joined) > Math.max(knownWords(own), knownWords(above));
  return { from: isTwoLines ? at - 1 : at, at, cells: isTwoLines ? joined : own };
}

/** A lower line that is known stands for itself: its upper one is the name of a group. */
function joinedHeader(upper = '', lower = ''): string {
  if (lower === '' || upper === '') return upper || lower;
  return targetByHeader.has(foldedHeader(lower)) ? lower : `${upper} ${lower}`;
}

/** Longer cells are titles and notes. */
const headerLengthMax = 60;

/** How sure it is that the cells are headers: known ones count more than those with a known word, repeated ones once. */
export function knownWords(cells: readonly string[]): number {
  const known = new Set<ColumnTarget>();
  const similar = new Set<ColumnTarget>();
  for (const cell of cells) {
    if (cell.length > headerLengthMax) continue;
    const target = targetByHeader.get(foldedHeader(cell));
    if (target) known.add(target);
    else for (const one of targetsIn(cell)) similar.add(one);
  }
  return known.size * 3 + [...similar].filter((target) => !known.has(target)).length;
}

function targetsIn(cell: string): ColumnTarget[] {
  const target = foldedHeader(cell)
    .split(' ')
    .map((word) => targetByHeader.get(word))
    .find((one) => one !== undefined);
  return target ? [target] : [];
}

function firstWideRow(rows: readonly ListRow[]): number {
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const widest = Math.max(...widths);
  return Math.max(
    0,
    widths.slice(0, headerRowsMax).findIndex((width) => width >= widest / 2),
  );
}
