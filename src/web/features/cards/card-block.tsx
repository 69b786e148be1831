import { memo, useRef, useState } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import { classNames } from '../../ui/class-names.ts';
import { CardItem } from './card-item.tsx';
import { cardGridStyles } from './list-skeleton.tsx';
import { NearViewportContext, useIsNearViewport } from './near-viewport.ts';

/** Divisible by the one, two and three columns of the grid. */
export const cardsInBlock = 6;

type CardBlockProps = {
  cards: readonly SavedCard[];
  /** The place of its first card in the list, from 0. */
  place: number;
  total: number;
};

/**
 * A few rows of the list. Only blocks near the viewport, or with the focus, have their cards in the page: 500 cards cost
 * as much as a few, also while a search changes what is shown. The others keep their size.
 */
export const CardBlock = memo(
  function CardBlock({ cards, place, total }: CardBlockProps) {
    const element = useRef<HTMLDivElement>(null);
    const [hasFocus, setFocus] = useState(false);
    const isNear = useIsNearViewport(element, place < 3 * cardsInBlock);
    const isShown = isNear || hasFocus || cards.length < cardsInBlock;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is.
      <div
        ref={element}
        onFocus={() => setFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
        className={classNames(
          cardGridStyles,
          // The padding keeps shadows inside the paint containment.
          '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_2152px]',
          'tablet:[contain-intrinsic-size:auto_1080px] desktop:[contain-intrinsic-size:auto_716px]',
          !isShown && 'min-h-[2152px] tablet:min-h-[1080px] desktop:min-h-[716px]',
        )}
      >
        <NearViewportContext value={isNear}>
          {isShown &&
            cards.map((card, index) => (
              <CardItem key={card.id} card={card} position={place + index + 1} total={total} />
            ))}
        </NearViewportContext>
      </div>
    );
  },
  (before, { cards, place, total }) =>
    before.place === place &&
    before.total === total &&
    before.cards.length === cards.length &&
    before.cards.every((card, index) => card === cards[index]),
);
