import { isBlank } from '#domain/card/card.ts';
import { withoutFormulaGuard } from '#domain/csv.ts';
import type { ColumnTarget } from './column-targets.ts';
import { findHeaders, headerRowsMax, headersAt } from './find-headers.ts';
import { foldedHeader, targetByHeader } from './header-words.ts';
import { type RowKind, rowKind } from './left-out-rows.ts';
import { listLimits } from './list-limits.ts';
import type { LeftOutRows, ListRow, MergedCells, PeopleList } from './people-list.ts';
import { UnreadableList } from './unreadable-list.ts';

type Cells = { cells: readonly (readonly string[])[]; merged?: readonly MergedCells[] };

/** The list in a table: its headers, and its people without what else exports have. */
export function listOfCells({ cells, merged = [] }: Cells, headerRow?: number): Omit<PeopleList, 'form'> {
  const all = cells.map((row, index): ListRow => ({ number: index + 1, cells: row.map(tidied) }));
  const rows = filledRows(filledDown(all, merged, (index) => index < headerRowsMax));
  if (rows.length === 0) throw new UnreadableList('LIST_EMPTY');
  const chosen = rows.findIndex(({ number }) => number === headerRow);
  const headers = chosen >= 0 ? headersAt(rows, chosen) : findHeaders(rows);
  const { number: headersNumber = 1 } = rows[headers.at] ?? {};
  const grouped = merged.filter(({ column }) => isOfGroup(headers.cells[column] ?? ''));
  const below = filledRows(filledDown(all, grouped, (index) => index >= headersNumber)).filter(
    ({ number }) => number > headersNumber,
  );
  const kinds = kindsOf(below, headers.cells);
  const people = below.filter((_, index) => kinds[index] === null);
  if (people.length === 0) throw new UnreadableList('LIST_WITHOUT_PEOPLE');
  if (people.length > listLimits.rows) throw new UnreadableList('LIST_TOO_MANY_ROWS');
  const width = Math.max(...[headers, ...people].map((row) => widthOf(row.cells)));
  if (width > listLimits.columns) throw new UnreadableList('LIST_TOO_MANY_COLUMNS');
  return {
    headers: widened(headers.cells, width),
    headerRow: headersNumber,
    headerRows: rows.slice(0, headerRowsMax).map((row) => ({ number: row.number, text: summary(row) })),
    rows: people.map((row) => ({ ...row, cells: widened(row.cells, width) })),
    leftOut: leftOutRows([
      { reason: 'above', rows: numbersOf(rows.slice(0, headers.from)) },
      ...(['headersAgain', 'total', 'note'] as const).map((reason) => ({
        reason,
        rows: numbersOf(below.filter((_, index) => kinds[index] === reason)),
      })),
      { reason: 'empty', rows: emptyNumbers(headersNumber, below) },
    ]),
  };
}

function leftOutRows(rows: LeftOutRows[]): LeftOutRows[] {
  return rows.filter((one) => one.rows.length > 0);
}

/** A text of a card has one line; a cell may have several. */
function tidied(cell: string): string {
  if (isBlank(cell)) return '';
  return withoutFormulaGuard(cell.trim())
    .normalize('NFC')
    .replace(/\s*[\r\n]+\s*/g, ', ');
}

function filledRows(rows: readonly ListRow[]): ListRow[] {
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The rows with the text of merged cells in each of them. */
function filledDown(
  rows: readonly ListRow[],
  merged: readonly MergedCells[],
  isFilled: (index: number) => boolean,
): ListRow[] {
  const filled = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (const { column, first, last } of merged) {
    const text = rows[first]?.cells[column] ?? '';
    for (let index = first + 1; text !== '' && index <= Math.min(last, rows.length - 1); index += 1) {
      const row = filled[index];
      if (!row || !isFilled(index) || row.cells[column]) continue;
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = text;
    }
  }
  return filled;
}

/** What several people have together. A name or a number in merged cells is one person in two rows. */
const groupTargets: ReadonlySet<ColumnTarget | undefined> = new Set([
  'department',
  'branch',
  'companyName',
  'street',
  'city',
  'postcode',
] as const);

function isOfGroup(header: string): boolean {
  return groupTargets.has(targetByHeader.get(foldedHeader(header)));
}

/** The kind of each row, null for people. Only below the last person a line may be about the export. */
function kindsOf(rows: readonly ListRow[], headers: readonly string[]): (RowKind | null)[] {
  let isLast = true;
  return rows
    .toReversed()
    .map((row) => {
      const kind = rowKind(row, headers, isLast);
      isLast &&= kind !== null;
      return kind;
    })
    .reverse();
}

function emptyNumbers(headersNumber: number, rows: readonly ListRow[]): number[] {
  const filled = new Set(numbersOf(rows));
  const last = rows.at(-1)?.number ?? headersNumber;
  return Array.from({ length: last - headersNumber }, (_, index) => headersNumber + 1 + index).filter(
    (number) => !filled.has(number),
  );
}

function numbersOf(rows: readonly ListRow[]): number[] {
  return rows.map(({ number }) => number);
}

/** The start of a row, to recognise it. */
function summary({ cells }: ListRow): string {
  return cells
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 60);
}

function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function widened(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? '');
}
