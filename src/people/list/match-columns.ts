import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { ColumnTarget } from './column-targets.ts';
import { foldedHeader, targetByHeader } from './header-words.ts';
import type { PeopleList } from './people-list.ts';

/** A column with its target. A target is certain if the header is known, and to be checked if it is guessed. */
export type ColumnMatch = { target: ColumnTarget | null; certain: boolean };

const leftOut: ColumnMatch = { target: null, certain: false };

/**
 * The targets of a list's columns: by known headers, then by words in them, then by what the cells have. No two columns
 * have the same target. `shown` are the texts of the design: a mobile goes to its phone if it shows no mobile.
 */
export function matchColumns(
  { headers, rows }: Pick<PeopleList, 'headers' | 'rows'>,
  shown: readonly TextField[],
): ColumnMatch[] {
  const matches: ColumnMatch[] = headers.map(() => leftOut);
  const isFree = (target: ColumnTarget) => !matches.some((match) => match.target === target);
  const steps = [
    { certain: true, targetOf: (column: number) => knownTarget(headers[column] ?? '') },
    { certain: false, targetOf: (column: number) => targetOfWords(headers[column] ?? '') },
    {
      certain: false,
      targetOf: (column: number) => targetOfCells(rows.map(({ cells }) => cells[column] ?? '')),
    },
  ];
  for (const { certain, targetOf } of steps) {
    for (const [column, match] of matches.entries()) {
      const target = match.target ? undefined : targetOf(column);
      if (target && isFree(target) && (certain || !isNameAgain(target, isFree)))
        matches[column] = { target, certain };
    }
  }
  const names = isFree('familyName') && !isFree('givenName') ? lastNames(headers, matches) : -1;
  if (names >= 0) matches[names] = { target: 'familyName', certain: false };
  return matches.map((match) => asShown(match, shown, isFree));
}

/** Whether a guessed name stands beside first or last names: "Mitarbeiter-Nr." and "Name of the manager" are not the person's. */
function isNameAgain(target: ColumnTarget, isFree: (target: ColumnTarget) => boolean): boolean {
  return target === 'fullName' && !(isFree('givenName') && isFree('familyName'));
}

/** The column called Name, which has last names beside a column of first names: "Name; Vorname". */
function lastNames(headers: readonly string[], matches: readonly ColumnMatch[]): number {
  return headers.findIndex(
    (header, column) => foldedHeader(header) === 'name' && matches[column]?.target === 'fullName',
  );
}

function knownTarget(header: string): ColumnTarget | undefined {
  return targetByHeader.get(foldedHeader(header));
}

/** The longest known header within a header: "phone" in "phone Bratislava". */
function targetOfWords(header: string): ColumnTarget | undefined {
  const words = foldedHeader(header).split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const target = targetByHeader.get(words.slice(start, start + length).join(' '));
      if (target) return target;
    }
  }
  return undefined;
}

const cellForms: readonly [TextField, RegExp][] = [
  ['email', /^(?:mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i],
  ['phone', /^(?:\+|00|0)[\d\s()/.-]{7,}$/],
  ['url', /^(?:https?:\/\/|www\.)\S+$/i],
];

/** What most of the filled cells look like. */
function targetOfCells(cells: readonly string[]): ColumnTarget | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const [target] =
    cellForms.find(([, form]) => filled.filter((cell) => form.test(cell)).length > filled.length * 0.6) ?? [];
  return target;
}

/** Texts that can take each other's place on a design that shows only one of them. */
const alternatives: Partial<Record<ColumnTarget, TextField>> = {
  mobile: 'phone',
  phone: 'mobile',
  url: 'website',
  website: 'url',
};

function asShown(
  match: ColumnMatch,
  shown: readonly TextField[],
  isFree: (target: ColumnTarget) => boolean,
): ColumnMatch {
  const target = textFields.find((field) => field === match.target);
  const other = target && alternatives[target];
  if (!target || !other || shown.includes(target) || !shown.includes(other) || !isFree(other)) return match;
  return { target: other, certain: match.certain };
}
