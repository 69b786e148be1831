import { type TextField, textFields } from '../card/card.ts';
import { nameKey } from '../plain-text.ts';
import type { CompanyDesign, PersonContent, Texts } from './company-design.ts';

/** One person of a list. The texts are those that have a column, empty where the cell is empty. */
export type Person = { row: number; texts: Texts; branch: string };

/** What a person gives to a card of the design. A column for a locked or hidden text is not used. */
export function personContent(
  design: CompanyDesign,
  { texts, branch }: Pick<Person, 'texts' | 'branch'>,
): PersonContent {
  const isTheirs = (field: TextField) => ['required', 'optional'].includes(design.rules[field]);
  const own = textFields.filter((field) => isTheirs(field) && texts[field] !== undefined);
  const branchId = branchIdOf(design, branch);
  return {
    texts: Object.fromEntries(own.map((field) => [field, texts[field]])),
    ...(branchId !== undefined && { branchId }),
  };
}

/** The name of a person's branch as the design writes it, else as the list does. */
export function branchName(
  { branches }: CompanyDesign,
  { branchId }: PersonContent,
  written: string,
): string {
  return branches.find(({ id }) => id === branchId)?.name ?? written;
}

/** The branch of that name, whatever its accents and case. An unknown name stays and is a problem of the row. */
function branchIdOf({ branches }: CompanyDesign, name: string): string | undefined {
  if (name === '' || branches.length === 0) return undefined;
  return branches.find((branch) => nameKey(branch.name) === nameKey(name))?.id ?? name;
}
