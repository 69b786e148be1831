/** Makes a spreadsheet read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A CSV file that a spreadsheet opens with the right characters. */
export function csvFile(rows: readonly CsvRow[], delimiter = ','): string {
  return byteOrderMark + csvText(rows, delimiter);
}

export type CsvRow = readonly (string | number)[];

/** Rows as CSV, every cell quoted and on one line. A spreadsheet runs a text that starts like a formula; an apostrophe prevents it. */
export function csvText(rows: readonly CsvRow[], delimiter = ','): string {
  return rows.map((row) => `${row.map((cell) => quoted(String(cell))).join(delimiter)}\r\n`).join('');
}

function quoted(typed: string): string {
  const cell = typed.replaceAll(/\r?\n/g, ' ');
  return `"${(startsFormula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

const startsFormula = /^[=+\-@\t\r]/;

/** The cell as it was before `csvText` wrote it. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
