import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import type { BinnedCard } from '#contract/card/saved-card.ts';
import { dayMs } from '#domain/days.ts';
import { cardOfSaved } from '../../../shared/api/card-of-saved.ts';
import { nextPageQuery } from '../../../shared/api/next-page.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { requestWithHeaders } from '../../../shared/api/request.ts';
import { CardPicture } from '../../../shared/card/card-picture.tsx';
import { ListSkeleton } from '../../../shared/card/list-skeleton.tsx';
import { ListPage } from '../../../shared/feedback/list-page.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { CardFacts } from '../card-facts.tsx';
import { useRestoreCard } from '../card-mutations.ts';

type Page = { cards: BinnedCard[]; next: Record<string, string> | null };

const firstPage: Record<string, string> = {};
const binDays = 30;

const binQuery = infiniteQueryOptions({
  queryKey: ['bin'] as const,
  queryFn: async ({ pageParam }): Promise<Page> => {
    const { data, headers } = await requestWithHeaders('listBin', { query: pageParam });
    return { cards: data, next: nextPageQuery(headers) };
  },
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }: InfiniteData<Page>) =>
    pages.flatMap(({ cards }) => cards).sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1)),
  // The list deletes cards without knowing this query.
  staleTime: 0,
  gcTime: 0,
});

/** The deleted cards, latest first. Each can be restored until its 30 days are over. */
export function BinList() {
  const { bin: t, showMore } = useTexts().cards;
  const bin = useInfiniteQuery(binQuery);
  return (
    <div className="mx-auto flex w-full max-w-240 flex-1 flex-col px-4 pb-10 tablet:px-6">
      <ListPage
        header={
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-2 tablet:pt-6">
              <Button asChild variant="ghost" size="sm" className="-ml-2.5" icon={ArrowLeft}>
                <Link to="/list">{t.back}</Link>
              </Button>
              <PageHeading size="page" pageTitle={t.title}>
                {t.title}
              </PageHeading>
            </div>
            <p className="pb-4 text-muted-foreground">{t.text}</p>
          </>
        }
        query={bin}
        items={bin.data}
        nextLabel={showMore}
        skeleton={<ListSkeleton />}
        empty={<p className="py-16 text-center text-muted-foreground">{t.empty}</p>}
      >
        {(cards) => (
          <ul className="flex flex-col lines-y rounded-lg border border-border bg-card">
            {cards.map((card) => (
              <BinnedItem key={card.id} card={card} onRestored={() => void bin.refetch()} />
            ))}
          </ul>
        )}
      </ListPage>
    </div>
  );
}

function BinnedItem({ card, onRestored }: { card: BinnedCard; onRestored: () => void }) {
  const { bin: t } = useTexts().cards;
  const isOnline = useIsOnline();
  const restore = useRestoreCard();
  const ageDays = Math.floor((Date.now() - Date.parse(card.deletedAt)) / dayMs);
  return (
    <li className="flex flex-wrap items-center gap-4 px-4 py-3 [contain-intrinsic-size:auto_76px] [content-visibility:auto]">
      <span className="h-12.75 w-23 shrink-0">
        {!card.isTooNew && <CardPicture card={cardOfSaved(card)} />}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="truncate font-semibold">{card.name}</h2>
        {!card.isTooNew && <CardFacts card={card} />}
        <p className="text-sm text-muted-foreground">{t.daysLeft(Math.max(1, binDays - ageDays))}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        icon={<RotateCcw aria-hidden size={14} strokeWidth={1.75} />}
        busy={restore.isPending}
        disabled={!isOnline}
        aria-label={t.restoreCard(card.name)}
        onClick={() => restore.mutate(card, { onSuccess: onRestored })}
      >
        {t.restore}
      </Button>
    </li>
  );
}
