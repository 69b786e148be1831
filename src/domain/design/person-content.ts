import type { CardContent } from '../card/card.ts';
import type { FrontPicture } from '../card/card-picture.ts';
import { tidyText } from '../card/card-text.ts';
import { textFields } from '../card/text-fields.ts';
import { nameKey } from '../plain-text.ts';
import { type CompanyDesign, isSetByDesign, ownContent, type PersonContent } from './company-design.ts';

/**
 * One person of a list. The texts are those that have a column, empty where the cell is empty. The branch is absent if
 * the list has no column for it.
 */
export type Person = { row: number; texts: CardContent; branch?: string | undefined };

/** What a person gives to a card of the design. A column for a locked or hidden text is not used. */
export function personContent(
  design: CompanyDesign,
  { texts, branch = '' }: Pick<Person, 'texts' | 'branch'>,
): PersonContent {
  const own = textFields.filter((field) => !isSetByDesign(design.rules[field]) && texts[field] !== undefined);
  const branchId = branchIdOf(design, branch);
  return {
    texts: Object.fromEntries(own.map((field) => [field, tidyText(texts[field])])),
    ...(branchId !== undefined && { branchId }),
  };
}

/** What a person gives to the card that they have already: what the list has no column for stays. */
export function contentWith(
  design: CompanyDesign,
  person: Pick<Person, 'texts' | 'branch'>,
  before: { texts: CardContent; branchId: string | undefined; picture?: FrontPicture | undefined } | null,
): PersonContent {
  const written = Object.entries(person.texts).filter(([, text]) => text !== undefined);
  const texts = { ...(before && ownContent(design, before).texts), ...Object.fromEntries(written) };
  const content = personContent(design, { texts, branch: person.branch });
  const { branchId = person.branch === undefined ? before?.branchId : undefined } = content;
  const { picture } = before ?? {};
  return { texts: content.texts, ...(branchId !== undefined && { branchId }), ...(picture && { picture }) };
}

/** The name of a person's branch as the design writes it, else as the list does. */
export function branchName({ branches }: CompanyDesign, { branchId }: PersonContent, written = ''): string {
  return branches.find(({ id }) => id === branchId)?.name ?? written;
}

/** The branch of that name, whatever its accents and case. An unknown name stays and is a problem of the row. */
function branchIdOf({ branches }: CompanyDesign, name: string): string | undefined {
  if (name === '' || branches.length === 0) return undefined;
  return branches.find((branch) => nameKey(branch.name) === nameKey(name))?.id ?? name;
}
