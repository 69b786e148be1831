import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { refreshDesigns } from './designs-query.ts';
import { nextPageQuery } from './next-page.ts';
import { requestWithHeaders } from './request.ts';
import { adjustCachedCardCount } from './session.ts';

/** One page of cards and the query of the next page. */
type CardPage = { cards: readonly SavedCard[]; next: PageQuery | null };
type PageQuery = Record<string, string>;
type Pages = InfiniteData<CardPage, PageQuery>;

const firstPage: PageQuery = {};

/** The cards loaded so far, newest first. */
export const cardListQuery = infiniteQueryOptions({
  queryKey: ['cards'] as const,
  queryFn: async ({ pageParam }): Promise<CardPage> => {
    const { data, headers } = await requestWithHeaders('listCards', { query: pageParam });
    return { cards: data, next: nextPageQuery(headers) };
  },
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  select: cardsOf,
});

/** Adds a saved, duplicated or restored card. */
export function addToList(client: QueryClient, card: SavedCard): void {
  upsertCard(client, card);
  adjustCachedCardCount(client, 1);
  refreshDesignOf(client, card);
}

/** Adds or replaces a card. */
export function upsertCard(client: QueryClient, card: SavedCard): void {
  // `select` sorts the cards, so the first page may contain any card.
  changePages(client, (pages) =>
    pages
      .map((page) => without(page, card.id))
      .map((page, index) => (index === 0 ? { ...page, cards: [card, ...page.cards] } : page)),
  );
}

export function removeFromList(client: QueryClient, card: SavedCard): void {
  changePages(client, (pages) => pages.map((page) => without(page, card.id)));
  adjustCachedCardCount(client, -1);
  refreshDesignOf(client, card);
}

function refreshDesignOf(client: QueryClient, { designId }: SavedCard): void {
  if (designId !== undefined) void refreshDesigns(client);
}

/** Does nothing if the list was never loaded. Cancels a running request, which would restore the old list. */
function changePages(client: QueryClient, change: (pages: readonly CardPage[]) => CardPage[]): void {
  const { queryKey } = cardListQuery;
  if (!client.getQueryData(queryKey)) return;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && { ...list, pages: change(list.pages) });
}

function without(page: CardPage, id: string): CardPage {
  return { ...page, cards: page.cards.filter((card) => card.id !== id) };
}

/** Sorts by id, which grows with time. Removes duplicates: an added card can also be on a page that loads later. */
function cardsOf({ pages }: Pages): SavedCard[] {
  const byId = new Map(pages.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}
