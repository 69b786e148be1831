import { memo, useRef } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import { classNames } from '../../ui/class-names.ts';
import { cardGrid } from './card-grid.ts';
import { CardItem } from './card-item.tsx';
import { NearContext, useIsNear } from './near-window.ts';

/** Whole rows with one column, with two and with three. */
export const cardsInBlock = 6;

/** A few rows of the list. What is far from the window keeps its place, but is neither laid out nor drawn: five hundred cards cost what a few do. */
export const CardBlock = memo(
  function CardBlock({ cards }: { cards: readonly SavedCard[] }) {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div
        ref={place}
        className={classNames(
          cardGrid,
          // Room for what its own edge would cut: shadows.
          '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_2152px]',
          'tablet:[contain-intrinsic-size:auto_1080px] desktop:[contain-intrinsic-size:auto_716px]',
        )}
      >
        <NearContext value={useIsNear(place)}>
          {cards.map((card) => (
            <CardItem key={card.id} card={card} />
          ))}
        </NearContext>
      </div>
    );
  },
  (before, { cards }) =>
    before.cards.length === cards.length && before.cards.every((card, index) => card === cards[index]),
);
