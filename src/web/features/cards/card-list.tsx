import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { limitLabel } from '#domain/plans.ts';
import { cardListQuery, type CardList as Listed, readMoreCards } from '../../shared/api/saved-cards.ts';
import type { CurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Counter } from '../../shared/ui/counter.tsx';
import { ShowMore } from '../../shared/ui/show-more.tsx';
import { cardGrid } from './card-grid.ts';
import { CardItem } from './card-item.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** Everything this person saved, newest first. */
export function CardList({ user: { cardCount, cardLimit } }: { user: CurrentUser }) {
  const { cards: words, editor, navigation } = useMessages();
  const { data: list, isError, refetch } = useQuery(cardListQuery);
  const isEmpty = list?.cards.length === 0;
  return (
    <div className="mx-auto flex w-full max-w-312 flex-1 flex-col px-4 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 pt-4 pb-3.5 tablet:gap-x-3 tablet:pt-6 tablet:pb-5 desktop:pt-6.5 desktop:pb-5.5">
        <PageHeading size="page" pageTitle={navigation.myCards}>
          {navigation.myCards}
        </PageHeading>
        <Counter count={cardCount} limit={cardLimit} label={editor.usage(cardCount, limitLabel(cardLimit))} />
        <Button
          asChild
          variant={isEmpty ? 'outline' : 'primary'}
          className="ml-auto max-desktop:h-11"
          icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
        >
          <Link to="/create">{words.newCard}</Link>
        </Button>
      </div>
      {isError && !list ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!list && !isError && <ListSkeleton />}
      {list && (isEmpty ? <EmptyList /> : <Cards list={list} />)}
    </div>
  );
}

function Cards({ list: { cards, next } }: { list: Listed }) {
  const { cards: words } = useMessages();
  const client = useQueryClient();
  const more = useMutation({ mutationFn: () => readMoreCards(client) });
  return (
    <div className="flex flex-col pb-8 tablet:pb-10">
      <ul className={cardGrid}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </ul>
      {next && <ShowMore label={words.showMore} busy={more.isPending} onClick={() => more.mutate()} />}
      {more.isError && (
        <p role="alert" className="mt-3 text-center text-sm text-muted-foreground">
          {words.loadFailed.text}
        </p>
      )}
    </div>
  );
}
