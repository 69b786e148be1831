import type { CheckedRow } from '../../../shared/print-worker/print-messages.ts';
import { matchPortraits } from './match-portraits.ts';

/** The files for people of a list, the rows that lack a picture, and the files of nobody. */
export type ListPortraits = {
  chosen: readonly File[];
  missing: readonly number[];
  unknown: readonly string[];
};

/** Which rows get a picture of those files. A card that has a picture already lacks none. */
export function listPortraits(rows: readonly CheckedRow[], files: readonly File[]): ListPortraits {
  const people = rows.map(({ card, person, content }) => ({
    texts: card.content,
    row: person.row,
    hasPicture: content.picture !== undefined,
  }));
  const { portraits, unknown } = matchPortraits(files, people);
  const found = new Set(portraits.map(({ card }) => card.row));
  return {
    chosen: portraits.map(({ file }) => file),
    missing: people.filter(({ row, hasPicture }) => !hasPicture && !found.has(row)).map(({ row }) => row),
    unknown,
  };
}
