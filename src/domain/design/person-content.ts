import { tidyLines, tidyText } from '../card/card-text.ts';
import { hasLineBreak } from '../card/line-breaks.ts';
import { textFields } from '../card/text-fields.ts';
import { nameKey } from '../plain-text.ts';
import { type CompanyDesign, isSetByDesign, ownContent, type PersonContent } from './company-design.ts';
import {
  branchCellOf,
  cellOf,
  isPutRight,
  type ListCells,
  type Person,
  takesBranchCell,
  takesCell,
} from './list-cells.ts';

/** The card that a person has already, and what the last list said of them. */
export type CardBefore = PersonContent & { last?: ListCells | null | undefined };

/** What a person gives to a card of the design. A column for a locked or hidden text is not used. */
export function personContent(
  design: CompanyDesign,
  { texts, branch = '', setIn }: Pick<Person, 'texts' | 'branch' | 'setIn'>,
): PersonContent {
  const own = textFields.filter((field) => !isSetByDesign(design.rules[field]) && texts[field] !== undefined);
  const branchId = branchIdOf(design, branch);
  const { labels } = texts;
  return {
    texts: {
      ...Object.fromEntries(own.map((field) => [field, tidyLines(field, texts[field])])),
      ...(labels && { labels }),
    },
    ...(branchId !== undefined && { branchId }),
    ...(setIn && { setIn }),
  };
}

/**
 * What a person gives to the card that they have already. The last list, this list and the card are compared: a text
 * stays unless its cell changed in the list and the rule of the text lets the list be right.
 */
export function contentWith(design: CompanyDesign, person: Person, before: CardBefore | null): PersonContent {
  if (!before) return personContent(design, person);
  const { last, picture } = before;
  const setIn = person.setIn === undefined ? before.setIn : person.setIn;
  const taken = textFields.filter(
    (field) =>
      person.texts[field] !== undefined &&
      !isOnSeveralLines(before.texts[field], person.texts[field]) &&
      (isPutRight(person, field) ||
        takesCell(
          design.listRules?.[field],
          cellOf(person, field),
          last,
          field,
          tidyText(before.texts[field]),
        )),
  );
  const texts = {
    ...ownContent(design, before).texts,
    ...Object.fromEntries(taken.map((field) => [field, person.texts[field]])),
  };
  const takesBranch =
    person.branch !== undefined &&
    (isPutRight(person, 'branch') || takesBranchCell(branchCellOf(person), last));
  const content = personContent(design, { texts, branch: takesBranch ? person.branch : '' });
  const branchId = takesBranch ? content.branchId : before.branchId;
  return {
    texts: content.texts,
    ...(branchId !== undefined && { branchId }),
    ...(picture && { picture }),
    ...(setIn && { setIn }),
  };
}

/** Whether a card has the text of a list with line breaks: it keeps them. */
function isOnSeveralLines(shown: string | undefined, listed: string | undefined): boolean {
  return hasLineBreak(shown) && !hasLineBreak(listed) && tidyText(shown) === tidyText(listed);
}

/** The name of a person's branch as the design writes it, else as the list does. */
export function branchName({ branches }: CompanyDesign, { branchId }: PersonContent, written = ''): string {
  return branches.find(({ id }) => id === branchId)?.name ?? written;
}

/** The branch of that name, whatever its accents and case, or of that id. An unknown name stays and is a problem of the row. */
export function branchIdOf({ branches }: CompanyDesign, name: string): string | undefined {
  if (name === '' || branches.length === 0) return undefined;
  const known =
    branches.find(({ id }) => id === name) ??
    branches.find((branch) => nameKey(branch.name) === nameKey(name));
  return known?.id ?? name;
}
