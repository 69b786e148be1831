import type { CardContent } from '../card/card.ts';
import { tidyText } from '../card/card-text.ts';
import type { AskedChange } from './proof.ts';

/** A change of a card that somebody has asked for by a proof. */
export type Wish = { changes: readonly AskedChange[] };

/**
 * The changes of a wish that the card of today does not have. It is done when none is left. Whether anything else than a text
 * was changed, only a person can tell.
 */
export function openChanges({ changes }: Wish, content: CardContent | undefined): AskedChange[] {
  return changes.filter(
    ({ field, text }) => field === 'other' || tidyText(content?.[field]) !== tidyText(text),
  );
}
