import { isBlank } from '#domain/card/card.ts';
import { withoutFormulaGuard } from '#domain/csv.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { listLimits } from './list-limits.ts';
import { type Delimiter, parseCells } from './parse-cells.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableList } from './unreadable-list.ts';

/** One row of a list. The number is the one that a spreadsheet shows for it. */
export type ListRow = { number: number; cells: readonly string[] };

/** How a text was read; null for a spreadsheet. */
export type TextForm = { encoding: Encoding; delimiter: Delimiter };

export type PeopleList = { headers: readonly string[]; rows: readonly ListRow[]; form: TextForm | null };

/** Reads a .csv or .xlsx file, or fails with an UnreadableList. The form is recognised unless it is chosen. */
export async function readList(bytes: Uint8Array, chosen: Partial<TextForm> = {}): Promise<PeopleList> {
  if (bytes.length > listLimits.bytes) throw new UnreadableList('LIST_TOO_LARGE');
  if (startsWith(bytes, zipStart)) return listOf(await readXlsx(bytes), null);
  if (startsWith(bytes, oldExcelStart)) throw new UnreadableList(oldOrEncrypted(bytes));
  const { text, encoding } = decodeText(bytes, chosen.encoding);
  return readText(text, encoding, chosen.delimiter);
}

/** Reads cells that were copied from a spreadsheet. */
export function readPastedList(text: string): PeopleList {
  if (text.length > listLimits.bytes) throw new UnreadableList('LIST_TOO_LARGE');
  return readText(text, 'utf-8');
}

function readText(text: string, encoding: Encoding, chosen?: Delimiter): PeopleList {
  if (isBlank(text)) throw new UnreadableList('LIST_EMPTY');
  // Other files than texts have control characters.
  if (/[^\P{Cc}\t\n\v\f\r\x80-\x9f]/u.test(text.slice(0, 4_000)))
    throw new UnreadableList('LIST_NOT_A_TABLE');
  const { cells, delimiter } = parseCells(text, chosen);
  return listOf(cells, { encoding, delimiter });
}

function listOf(cells: readonly (readonly string[])[], form: TextForm | null): PeopleList {
  const rows = cells
    .map((row, index): ListRow => ({ number: index + 1, cells: row.map(tidied) }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const [first, ...people] = rows;
  if (!first) throw new UnreadableList('LIST_EMPTY');
  if (people.length === 0) throw new UnreadableList('LIST_WITHOUT_PEOPLE');
  if (people.length > listLimits.rows) throw new UnreadableList('LIST_TOO_MANY_ROWS');
  const width = Math.max(...rows.map((row) => row.cells.findLastIndex((cell) => cell !== '') + 1));
  if (width > listLimits.columns) throw new UnreadableList('LIST_TOO_MANY_COLUMNS');
  return { headers: widened(first.cells, width), rows: people.map(withWidth(width)), form };
}

function withWidth(width: number) {
  return (row: ListRow): ListRow => ({ ...row, cells: widened(row.cells, width) });
}

function widened(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? '');
}

/** A text of a card has one line; a cell may have several. */
function tidied(cell: string): string {
  if (isBlank(cell)) return '';
  return withoutFormulaGuard(cell.trim())
    .normalize('NFC')
    .replace(/\s*[\r\n]+\s*/g, ', ');
}

const zipStart = [0x50, 0x4b];
const oldExcelStart = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A workbook with a password is packed in the container of the old format. */
function oldOrEncrypted(bytes: Uint8Array): 'LIST_WITH_PASSWORD' | 'LIST_OLD_EXCEL' {
  const { text } = decodeText(bytes.subarray(0, 100_000), 'utf-16le');
  return text.includes('EncryptedPackage') ? 'LIST_WITH_PASSWORD' : 'LIST_OLD_EXCEL';
}
