import type { Card } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';

/** A back that is a second card: the front's style with the back's texts and colours. Its texts have their own places. */
export function secondCard(
  front: Card,
  { content, colours, background }: Extract<CardBack, { kind: 'card' }>,
): Card {
  const { typeset: _, ...style } = front.style;
  return {
    ...front,
    content,
    style: {
      ...style,
      background: background ?? style.background,
      colours: { ...style.colours, ...colours },
    },
    back: null,
  };
}
