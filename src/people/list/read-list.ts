import { isBlank } from '#domain/card/card.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { listLimits } from './list-limits.ts';
import { listOfCells } from './list-of-cells.ts';
import { type Delimiter, parseCells } from './parse-cells.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableList } from './unreadable-list.ts';

/** One row of a list. The number is the one that a spreadsheet shows for it. */
export type ListRow = { number: number; cells: readonly string[] };

/** How a text was read; null for a spreadsheet. */
export type TextForm = { encoding: Encoding; delimiter: Delimiter };

/** Rows of the file that are no people, and why. Empty ones are those between the headers and the last row. */
export type LeftOutRows = {
  reason: 'above' | 'headersAgain' | 'total' | 'note' | 'empty';
  rows: readonly number[];
};

export type PeopleList = {
  headers: readonly string[];
  /** The row of the headers, or the last one of two. */
  headerRow: number;
  /** The rows that may have the headers. */
  headerRows: readonly { number: number; text: string }[];
  rows: readonly ListRow[];
  leftOut: readonly LeftOutRows[];
  form: TextForm | null;
};

/** How a list is to be read, where it was chosen. */
export type ReadChoice = Partial<TextForm> & { headerRow?: number | undefined };

/** Reads a .csv or .xlsx file, or fails with an UnreadableList. What is not chosen is recognised. */
export async function readList(bytes: Uint8Array, chosen: ReadChoice = {}): Promise<PeopleList> {
  if (bytes.length > listLimits.bytes) throw new UnreadableList('LIST_TOO_LARGE');
  if (startsWith(bytes, zipStart))
    return { ...listOfCells(await readXlsx(bytes), chosen.headerRow), form: null };
  if (startsWith(bytes, oldExcelStart)) throw new UnreadableList(oldOrEncrypted(bytes));
  const { text, encoding } = decodeText(bytes, chosen.encoding);
  return readText(text, encoding, chosen);
}

/** Reads cells that were copied from a spreadsheet. */
export function readPastedList(text: string, chosen: ReadChoice = {}): PeopleList {
  if (text.length > listLimits.bytes) throw new UnreadableList('LIST_TOO_LARGE');
  return readText(text, 'utf-8', chosen);
}

function readText(text: string, encoding: Encoding, chosen: ReadChoice): PeopleList {
  if (isBlank(text)) throw new UnreadableList('LIST_EMPTY');
  // Other files than texts have control characters.
  if (/[^\P{Cc}\t\n\v\f\r\x80-\x9f]/u.test(text.slice(0, 4_000)))
    throw new UnreadableList('LIST_NOT_A_TABLE');
  const { cells, delimiter } = parseCells(text, chosen.delimiter);
  return { ...listOfCells({ cells }, chosen.headerRow), form: { encoding, delimiter } };
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
