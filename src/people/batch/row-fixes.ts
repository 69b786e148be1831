import type { CardContent } from '#domain/card/card.ts';
import type { Person } from '#domain/design/person-content.ts';

/** What was put right in a row after its list was read. The file stays as it is. */
export type RowFix = { texts: CardContent; branch?: string };

/** The fixes of a list by the number of the row. */
export type RowFixes = ReadonlyMap<number, RowFix>;

/** The people of a list with their fixes, however often the list is read. */
export function withFixes(people: readonly Person[], fixes: RowFixes): Person[] {
  return people.map((person) => {
    const { texts, branch = person.branch } = fixes.get(person.row) ?? { texts: {} };
    return { ...person, branch, texts: { ...person.texts, ...texts } };
  });
}
