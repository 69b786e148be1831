import { memo, useRef } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import { classNames } from '../../ui/class-names.ts';
import { CardItem } from './card-item.tsx';
import { cardGridStyles } from './list-skeleton.tsx';
import { NearViewportContext, useIsNearViewport } from './near-viewport.ts';

/** Divisible by the one, two and three columns of the grid. */
export const cardsInBlock = 6;

/** A few rows of the list. Off-screen blocks keep their size but are neither laid out nor painted, so 500 cards cost as much as a few. */
export const CardBlock = memo(
  function CardBlock({ cards }: { cards: readonly SavedCard[] }) {
    const element = useRef<HTMLDivElement>(null);
    return (
      <div
        ref={element}
        className={classNames(
          cardGridStyles,
          // The padding keeps shadows inside the paint containment.
          '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_2152px]',
          'tablet:[contain-intrinsic-size:auto_1080px] desktop:[contain-intrinsic-size:auto_716px]',
        )}
      >
        <NearViewportContext value={useIsNearViewport(element)}>
          {cards.map((card) => (
            <CardItem key={card.id} card={card} />
          ))}
        </NearViewportContext>
      </div>
    );
  },
  (before, { cards }) =>
    before.cards.length === cards.length && before.cards.every((card, index) => card === cards[index]),
);
