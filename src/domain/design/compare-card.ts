import type { Card } from '../card/card.ts';
import { tidyText } from '../card/card-text.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import type { ExistingCard } from './match-cards.ts';

/** One text of a card before and after. */
type TextChange = { field: TextField; before: string; after: string };

/** What a row means for the cards that exist. */
export type Comparison =
  | { kind: 'new' }
  | { kind: 'same'; id: string }
  | { kind: 'changed'; id: string; version: number; changes: readonly TextChange[] };

/** The comparison of a card with the one that exists. */
export function compareCard(
  card: Card,
  branchId: string | undefined,
  before: ExistingCard | null,
): Comparison {
  if (!before) return { kind: 'new' };
  const changes = textFields
    .map((field) => ({ field, before: tidyText(before.texts[field]), after: tidyText(card.content[field]) }))
    .filter((change) => change.before !== change.after);
  const { id, version } = before;
  const isSame = changes.length === 0 && before.branchId === branchId;
  return isSame ? { kind: 'same', id } : { kind: 'changed', id, version, changes };
}
