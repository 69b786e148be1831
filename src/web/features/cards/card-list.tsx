import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { SavedCard } from '#contract/saved-card.ts';
import { limitLabel } from '#domain/plan/plans.ts';
import { cardListQuery } from '../../shared/api/saved-cards.ts';
import type { CurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Counter } from '../../ui/feedback/counter.tsx';
import { ShowMoreButton } from '../../ui/inputs/show-more-button.tsx';
import { CardBlock, cardsInBlock } from './card-block.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { UnsavedCardsContext, useUnsavedCards } from './unsaved-cards.ts';

/** The user's saved cards, newest first. */
export function CardList({ user }: { user: CurrentUser }) {
  const { cardCount, cardLimit } = user;
  const { editor } = useMessages();
  const unsaved = useUnsavedCards(user);
  const list = useInfiniteQuery(cardListQuery);
  const { data: cards, isError } = list;
  const isEmpty = cards?.length === 0;
  return (
    <ListFrame
      isEmpty={isEmpty}
      usage={
        <Counter count={cardCount} limit={cardLimit} label={editor.usage(cardCount, limitLabel(cardLimit))} />
      }
    >
      {isError && !cards ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {!cards && !isError && <ListSkeleton />}
      {cards && (
        <UnsavedCardsContext value={unsaved}>
          {isEmpty ? <EmptyList user={user} /> : <Cards cards={cards} list={list} />}
        </UnsavedCardsContext>
      )}
    </ListFrame>
  );
}

type CardsProps = {
  cards: readonly SavedCard[];
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
};

function Cards({ cards, list }: CardsProps) {
  const { cards: texts } = useMessages();
  return (
    <div className="flex flex-col pb-8 tablet:pb-10">
      {/* biome-ignore lint/a11y/useSemanticElements: list items are nested in blocks, which <ul> does not allow. */}
      <div role="list" className="flex flex-col gap-4 tablet:gap-5">
        {blocksOf(cards).map((block, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is a fixed position; cards move between blocks.
          <CardBlock key={number} cards={block} />
        ))}
      </div>
      {list.hasNextPage && (
        <ShowMoreButton
          label={texts.showMore}
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        />
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-center text-sm text-muted-foreground">
          {texts.loadFailed.text}
        </p>
      )}
    </div>
  );
}

function blocksOf(cards: readonly SavedCard[]): SavedCard[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsInBlock) }, (_, block) =>
    cards.slice(block * cardsInBlock, (block + 1) * cardsInBlock),
  );
}
