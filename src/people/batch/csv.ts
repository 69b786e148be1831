/** Rows as CSV with quotes where a cell needs them. A cell that a spreadsheet would compute is written as a text. */
export function csvText(rows: readonly (readonly (string | number)[])[], delimiter = ','): string {
  return rows
    .map((row) => `${row.map((cell) => quoted(String(cell), delimiter)).join(delimiter)}\r\n`)
    .join('');
}

function quoted(cell: string, delimiter: string): string {
  const text = /^[=@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
