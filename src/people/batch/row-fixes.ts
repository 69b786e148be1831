import type { CardContent } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import type { ExceptionFont } from '#domain/design/company-design.ts';
import type { Person } from '#domain/design/list-cells.ts';

/** What was put right in a row after its list was read. The file stays as it is. */
export type RowFix = { texts: CardContent; branch?: string; setIn?: ExceptionFont | null };

/** The fixes of a list by the number of the row. */
export type RowFixes = ReadonlyMap<number, RowFix>;

/**
 * The people of a list with their fixes, however often the list is read. The cells stay as the list has them: what was put
 * right holds next time too, as long as the cell says the same.
 */
export function withFixes(people: readonly Person[], fixes: RowFixes): Person[] {
  return people.map((person) => {
    const fix = fixes.get(person.row);
    if (!fix) return person;
    const { texts, branch = person.branch, setIn } = fix;
    const fields = textFields.filter((field) => texts[field] !== undefined);
    const fixed: (TextField | 'branch')[] = fix.branch === undefined ? fields : [...fields, 'branch'];
    const written = Object.fromEntries(
      fields.map((field) => [field, person.cells?.texts[field] ?? person.texts[field] ?? '']),
    );
    return {
      ...person,
      branch,
      texts: { ...person.texts, ...texts },
      fixed,
      ...(setIn !== undefined && { setIn }),
      cells: {
        texts: { ...person.cells?.texts, ...written },
        branch: person.cells?.branch ?? (fix.branch === undefined ? undefined : (person.branch ?? '')),
      },
    };
  });
}
