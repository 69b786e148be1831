import { patchAdjustments } from '#domain/card/adjustments.ts';
import type { Card } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';

/**
 * A back that is a second card: the front's style with the back's texts and colours, and the front's labels. Its
 * texts have their own places, and a code on the front is not on it.
 */
export function secondCard(
  front: Card,
  { content, colours, background }: Extract<CardBack, { kind: 'card' }>,
): Card {
  const { typeset: _, adjustments, ...style } = front.style;
  const own = patchAdjustments(adjustments, { code: undefined });
  return {
    ...front,
    content: front.content.labels ? { ...content, labels: front.content.labels } : content,
    style: {
      ...style,
      ...(own && { adjustments: own }),
      background: background ?? style.background,
      colours: { ...style.colours, ...colours },
    },
    back: null,
  };
}
