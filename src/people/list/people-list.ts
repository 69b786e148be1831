import type { TextEncoding } from './decode-text.ts';

/** The delimiters of lists. */
export const delimiters = [';', ',', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** One row of a list. The number is the one that a spreadsheet shows for it. */
export type ListRow = { number: number; cells: readonly string[] };

/** How a text was read; null for a spreadsheet. */
export type TextForm = { encoding: TextEncoding; delimiter: Delimiter };

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

/** Cells of one column that a sheet shows as one, by the indices of their rows. Only the first has a text. */
export type MergedCells = { column: number; first: number; last: number };
