import type { Card } from '#domain/card/card.ts';
import { contentOnOneLine, hasLineBreaks } from '#domain/card/card-lines.ts';
import type { TextSizes } from '#domain/card/carry-adjustments.ts';
import { contactLineFields, textFields } from '#domain/card/text-fields.ts';
import { wishesOf } from './keep-wishes.ts';

/** Whether a card is laid out once: its person has asked for nothing that could give way. */
export function hasOneAttempt({ style: { adjustments, typeset }, content }: Card): boolean {
  return typeset !== undefined || (!adjustments && !hasLineBreaks(content));
}

/**
 * A card as it is wished, then with fewer wishes, and at last with line breaks read as spaces:
 * contact lines first, then all.
 */
export function* attemptsOf<Wished extends Card>(card: Wished, planned: () => TextSizes): Generator<Wished> {
  let last = card.content;
  yield* wished(card, planned);
  for (const fields of [contactLineFields, textFields]) {
    const content = contentOnOneLine(card.content, fields);
    if (hasLineBreaks(last) && content !== card.content) yield* wished({ ...card, content }, planned);
    last = content;
  }
}

function wished<Wished extends Card>(card: Wished, planned: () => TextSizes): Iterable<Wished> {
  return card.style.adjustments ? wishesOf(card, planned) : [card];
}
