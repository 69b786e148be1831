import { nameKey } from '#domain/plain-text.ts';
import { foldedHeader, targetByHeader } from './header-words.ts';
import type { ListRow } from './people-list.ts';
import { rowWords } from './row-words.ts';

/** Why a row below the headers is no person. */
export type RowKind = 'total' | 'headersAgain' | 'note';

const totalWords = new Set(rowWords.totals.split(' '));
const countedWords = new Set(rowWords.counted.split(' '));
const noteWords = new RegExp(`^(?:${rowWords.notes.join('|')})\\b`);

/** The kind of a row that is no person; null for a person. `isLast` is a row without people below it. */
export function rowKind(row: ListRow, headers: readonly string[], isLast: boolean): RowKind | null {
  const filled = row.cells.filter((cell) => cell !== '');
  if (isHeadersAgain(row.cells, headers)) return 'headersAgain';
  if (isTotal(filled) || (isLast && filled.every(isNumber))) return 'total';
  const [only = '', ...others] = filled;
  return others.length === 0 && headers.length > 2 && isNote(only, isLast) ? 'note' : null;
}

/** Exports for printing repeat the headers on every page. */
function isHeadersAgain(cells: readonly string[], headers: readonly string[]): boolean {
  const isSame = headers.every(
    (header, column) => foldedHeader(header) === foldedHeader(cells[column] ?? ''),
  );
  return isSame && cells.some((cell) => foldedHeader(cell) !== '');
}

/** "Spolu: 58", or "Celkom" beside numbers. A person called Suma has other texts in the row. */
function isTotal(filled: readonly string[]): boolean {
  const texts = filled.filter((cell) => !isNumber(cell));
  return texts.length > 0 && texts.every(isTotalText);
}

function isTotalText(cell: string): boolean {
  const words = foldedHeader(cell).split(' ');
  return (
    words.some((word) => totalWords.has(word)) &&
    words.every((word) => totalWords.has(word) || countedWords.has(word) || /^\d*$/.test(word))
  );
}

function isNumber(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}/u.test(cell.replace(/\s*(?:€|EUR|Kč|CZK|USD|\$)$/i, ''));
}

/** A line about the export below the people, or the name of a group among them: "Oddelenie: Obchod". */
function isNote(text: string, isLast: boolean): boolean {
  const [before = '', after] = text.split(':');
  const isGroup = after !== undefined && after.trim() !== '' && targetByHeader.has(foldedHeader(before));
  return isGroup || (isLast && noteWords.test(nameKey(text)));
}
