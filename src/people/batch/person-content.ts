import { type TextField, textFields } from '#domain/card/card.ts';
import type { CompanyDesign, PersonContent } from '#domain/design/company-design.ts';
import type { Person } from '../list/read-people.ts';

/** What a person gives to a card of the design. A column for a locked or hidden text is not used. */
export function personContent(design: CompanyDesign, { texts, branch }: Person): PersonContent {
  const isTheirs = (field: TextField) => ['required', 'optional'].includes(design.rules[field]);
  const own = textFields.filter((field) => isTheirs(field) && texts[field] !== undefined);
  const branchId = branchIdOf(design, branch);
  return {
    texts: Object.fromEntries(own.map((field) => [field, texts[field]])),
    ...(branchId !== undefined && { branchId }),
  };
}

/** The branch of that name, whatever its accents and case. An unknown name stays and is a problem of the row. */
function branchIdOf({ branches }: CompanyDesign, name: string): string | undefined {
  if (name === '' || branches.length === 0) return undefined;
  return branches.find((branch) => folded(branch.name) === folded(name))?.id ?? name;
}

function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
