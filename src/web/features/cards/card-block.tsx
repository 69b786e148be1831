import { memo, useRef } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import { classNames } from '../../ui/class-names.ts';
import { CardItem } from './card-item.tsx';
import { cardGridStyles } from './list-skeleton.tsx';
import { useIsNearViewport } from './near-viewport.ts';
import { useHasFocus } from './use-has-focus.ts';

/** Divisible by the one, two and three columns of the grid. */
export const cardsInBlock = 12;

/** The height of a block whose cards are not in the page: its rows and the gaps between them. */
const emptyStyles = 'min-h-[4412px] tablet:min-h-[2200px] desktop:min-h-[1436px]';

type CardBlockProps = {
  cards: readonly SavedCard[];
  /** The place of its first card in the list, from 0. */
  place: number;
  total: number;
  /** The ids of the cards that are rendered at once. */
  first: ReadonlySet<string>;
};

/**
 * A few rows of the list. Only blocks near the viewport, or with the focus, have their cards in the page: 500 cards cost
 * as much as a few, also while a search changes what is shown. The others keep their size.
 */
export const CardBlock = memo(
  function CardBlock({ cards, place, total, first }: CardBlockProps) {
    const element = useRef<HTMLDivElement>(null);
    const { hasFocus, focusHandlers } = useHasFocus();
    const isNear = useIsNearViewport(element, place < cardsInBlock);
    const isShown = isNear || hasFocus || cards.length < cardsInBlock;
    return (
      <div ref={element} {...focusHandlers} className={classNames(cardGridStyles, !isShown && emptyStyles)}>
        {isShown &&
          cards.map((card, index) => (
            <CardItem
              key={card.id}
              card={card}
              position={place + index + 1}
              total={total}
              isFirst={first.has(card.id)}
            />
          ))}
      </div>
    );
  },
  (before, { cards, place, total }) =>
    before.place === place &&
    before.total === total &&
    before.cards.length === cards.length &&
    before.cards.every((card, index) => card === cards[index]),
);
