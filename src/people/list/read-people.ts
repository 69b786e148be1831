import type { CardContent } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { Branch } from '#domain/design/company-design.ts';
import { type Person, personNumberMax } from '#domain/design/list-cells.ts';
import { nameKey } from '#domain/plain-text.ts';
import { countryOfBranch } from './branch-countries.ts';
import { cleanValue, countryOf } from './clean-values.ts';
import type { ColumnTarget, ColumnTargets } from './column-targets.ts';
import type { ListRow, PeopleList } from './people-list.ts';

/**
 * The people of a list. `own` are the texts of the design: they give phone numbers their country, unless the branch of the
 * person is in another.
 */
export function readPeople(
  { rows }: Pick<PeopleList, 'rows'>,
  targets: ColumnTargets,
  own: CardContent,
  branches: readonly Branch[] = [],
): Person[] {
  const country = countryOf(own);
  const countries = new Map(branches.map((branch) => [nameKey(branch.name), countryOfBranch(branch)]));
  const spellings = new Map<string, string>();
  return rows.map((row) => {
    const branch = row.cells[targets.indexOf('branch')] ?? '';
    const person = readPerson(row, targets, countries.get(nameKey(branch)) ?? country);
    return person.branch === undefined
      ? person
      : { ...person, branch: firstSpelling(spellings, person.branch) };
  });
}

/** Košice, kosice and KOŠICE are one branch, written as in its first row. */
function firstSpelling(known: Map<string, string>, branch: string): string {
  const key = nameKey(branch);
  const spelling = known.get(key) ?? branch;
  known.set(key, spelling);
  return spelling;
}

function readPerson(row: ListRow, targets: ColumnTargets, country: ReturnType<typeof countryOf>): Person {
  const cellOf = (target: ColumnTarget) => row.cells[targets.indexOf(target)] ?? '';
  const fields = textFields.filter((field) => hasColumn(field, targets));
  const written: CardContent = Object.fromEntries(fields.map((field) => [field, writtenText(field, cellOf)]));
  const ownCountry = country ?? countryOf(written);
  const texts: CardContent = Object.fromEntries(
    fields.map((field) => [field, cleanValue(field, written[field] ?? '', ownCountry)]),
  );
  const otherwise = fields.filter((field) => texts[field] !== written[field]);
  const number = cellOf('number').trim();
  return {
    row: row.number,
    texts,
    ...(targets.includes('branch') && { branch: cellOf('branch') }),
    ...(otherwise.length > 0 && {
      cells: { texts: Object.fromEntries(otherwise.map((field) => [field, written[field] ?? ''])) },
    }),
    // What is no number of a person, such as a remark, tells nobody apart.
    ...(number !== '' && number.length <= personNumberMax && { number }),
  };
}

/** The texts that have a column, whole or in parts. */
export function hasColumn(field: TextField, targets: ColumnTargets): boolean {
  return [field, ...(partsOf[field] ?? [])].some((target) => targets.includes(target));
}

/** The parts of a text in the order they are written. */
const partsOf: Partial<Record<TextField, readonly ColumnTarget[]>> = {
  fullName: ['givenName', 'familyName'],
  city: ['postcode'],
};

function writtenText(field: TextField, cellOf: (target: ColumnTarget) => string): string {
  if (field === 'fullName') return fullName(cellOf);
  if (field === 'city') return words(cellOf('postcode'), cellOf('city'));
  return cellOf(field);
}

/** "Ing. Eva Marek, PhD." from its columns. */
function fullName(cellOf: (target: ColumnTarget) => string): string {
  const name = firstNameFirst(cellOf('fullName')) || words(cellOf('givenName'), cellOf('familyName'));
  if (name === '') return '';
  const titled = words(cellOf('titleBefore'), name);
  return cellOf('titleAfter') ? `${titled}, ${cellOf('titleAfter')}` : titled;
}

/** "Müller, Anna" is Anna Müller. Titles after a comma stay: they have dots, capitals inside, or are listed. */
function firstNameFirst(name: string): string {
  const [, family = '', given = ''] = /^([^,.]+), *((?:\p{Lu}\p{Ll}+[ -]?)+)$/u.exec(name) ?? [];
  return given === '' || titles.test(given) ? name : words(given, family);
}

const titles = /^(?:Jr|Sr|Ing|Mgr|Bc|Dr|Prof|Dipl|Esq|Ret)\b/;

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
