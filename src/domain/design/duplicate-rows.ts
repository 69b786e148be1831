import type { CardContent } from '../card/card.ts';
import { tidyText } from '../card/card-text.ts';
import { textFields } from '../card/text-fields.ts';
import { identityOf } from './match-cards.ts';

type ComparedRow = {
  row: number;
  texts: CardContent;
  branchId: string | undefined;
  hasCard: boolean;
  number?: string | undefined;
};

/**
 * The rows that repeat a person, each with the row that they repeat: the same email and name, or the same card. A row
 * that has a card already repeats nobody; else the first one counts. People with two numbers are two people.
 */
export function duplicateRows(rows: readonly ComparedRow[]): Map<number, number> {
  const known = new Map<string, number>();
  const duplicates = new Map<number, number>();
  for (const { row, texts, branchId, number } of rows.toSorted(
    (a, b) => Number(b.hasCard) - Number(a.hasCard),
  )) {
    const keys = keysOf(texts, branchId, number);
    const first = keys.map((key) => known.get(key)).find((one) => one !== undefined);
    if (first !== undefined) duplicates.set(row, first);
    else for (const key of keys) known.set(key, row);
  }
  for (const { row, hasCard } of rows) if (hasCard) duplicates.delete(row);
  return duplicates;
}

/** Rows without a name are named for that. */
function keysOf(texts: CardContent, branchId: string | undefined, number = ''): string[] {
  if (number !== '') return [`number ${number}`];
  const { email, plainName } = identityOf(texts);
  if (plainName === '') return [];
  const whole = JSON.stringify([branchId, ...textFields.map((field) => tidyText(texts[field]))]);
  return email === '' ? [whole] : [whole, `${email}\n${plainName}`];
}
