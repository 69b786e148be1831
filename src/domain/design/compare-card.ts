import type { Card } from '../card/card.ts';
import { tidyText } from '../card/card-text.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import type { PersonContent } from './company-design.ts';
import type { Person } from './list-cells.ts';
import type { ExistingCard } from './match-cards.ts';

/** One text of a card before and after. */
type TextChange = { field: TextField; before: string; after: string };

/** What a row means for the cards that exist. */
export type Comparison =
  | { kind: 'new' }
  | { kind: 'same'; id: string }
  | {
      kind: 'changed';
      id: string;
      version: number;
      changes: readonly TextChange[];
      /** False if words of the card are replaced and no earlier list says whether the list or a person changed them. */
      isCertain: boolean;
    };

/** The comparison of a card with the one that exists. */
export function compareCard(
  card: Card,
  { branchId, setIn }: Pick<PersonContent, 'branchId' | 'setIn'>,
  before: ExistingCard | null,
  fixed: Person['fixed'] = [],
): Comparison {
  if (!before) return { kind: 'new' };
  const changes = textFields
    .map((field) => ({ field, before: tidyText(before.texts[field]), after: tidyText(card.content[field]) }))
    .filter((change) => change.before !== change.after);
  const { id, version } = before;
  const isBranchSame = before.branchId === branchId;
  if (changes.length === 0 && isBranchSame && before.setIn === setIn) return { kind: 'same', id };
  const isCertain =
    !!before.last ||
    ((isBranchSame || before.branchId === undefined || fixed.includes('branch')) &&
      changes.every((change) => change.before === '' || fixed.includes(change.field)));
  return { kind: 'changed', id, version, changes, isCertain };
}
