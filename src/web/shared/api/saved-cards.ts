import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { SavedCard } from '#contract/saved-card.ts';
import { nextPageQuery } from './next-page.ts';
import { requestWithHeaders } from './request.ts';
import { changeCardCount } from './session.ts';

/** Some cards as they were read together, and where the rest begins. */
type CardPage = { cards: readonly SavedCard[]; next: PageQuery | null };
type PageQuery = Record<string, string>;
type Pages = InfiniteData<CardPage, PageQuery>;

const firstPage: PageQuery = {};

/** The cards read so far, newest first. */
export const cardListQuery = infiniteQueryOptions({
  queryKey: ['cards'] as const,
  queryFn: async ({ pageParam }): Promise<CardPage> => {
    const { answer, headers } = await requestWithHeaders('listCards', { query: pageParam });
    return { cards: answer, next: nextPageQuery(headers) };
  },
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  select: cardsOf,
});

/** A card was saved, duplicated or restored. */
export function addToList(client: QueryClient, card: SavedCard): void {
  putInList(client, card);
  changeCardCount(client, 1);
}

/** A card is now as given. */
export function putInList(client: QueryClient, card: SavedCard): void {
  // The list is put in order where it is shown, so the first page may hold any card.
  changePages(client, (pages) =>
    pages
      .map((page) => without(page, card.id))
      .map((page, index) => (index === 0 ? { ...page, cards: [card, ...page.cards] } : page)),
  );
}

export function removeFromList(client: QueryClient, id: string): void {
  changePages(client, (pages) => pages.map((page) => without(page, id)));
  changeCardCount(client, -1);
}

/** A list that was never read has nothing to change. A page on its way would bring back how the list was: it is asked for again. */
function changePages(client: QueryClient, change: (pages: readonly CardPage[]) => CardPage[]): void {
  const { queryKey } = cardListQuery;
  if (!client.getQueryData(queryKey)) return;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list) => list && { ...list, pages: change(list.pages) });
}

function without(page: CardPage, id: string): CardPage {
  return { ...page, cards: page.cards.filter((card) => card.id !== id) };
}

/** Ids grow with time. A card put in the list may come once more with the page it belongs to. */
function cardsOf({ pages }: Pages): SavedCard[] {
  const byId = new Map(pages.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}
