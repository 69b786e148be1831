import { isBlank } from '#domain/card/card.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';
import { listLimits } from './list-limits.ts';
import { listOfCells } from './list-of-cells.ts';
import { parseCells } from './parse-cells.ts';
import type { PeopleList, ReadChoice } from './people-list.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableList } from './unreadable-list.ts';

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

function readText(text: string, encoding: TextEncoding, chosen: ReadChoice): PeopleList {
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
