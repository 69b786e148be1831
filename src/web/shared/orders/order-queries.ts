import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { retryUnanswered } from '../api/retry-unanswered.ts';

export const ordersQuery = queryOptions({
  queryKey: ['orders', 'list'] as const,
  queryFn: () => request('listOrders'),
});

/** When each card was last ordered, by its id. The list does not wait for it. */
export const orderedCardsQuery = queryOptions({
  queryKey: ['orders', 'cards'] as const,
  queryFn: async () =>
    new Map((await request('listOrderedCards')).map(({ cardId, orderedAt }) => [cardId, orderedAt])),
  refetchOnMount: 'always',
});

/** The cards that are in orders under way. */
export const cardsUnderWayQuery = queryOptions({
  queryKey: ['orders', 'under-way'] as const,
  queryFn: () => request('listCardsUnderWay'),
});

/** What the account has ordered with. */
export const orderTextsQuery = queryOptions({
  queryKey: ['orders', 'texts'] as const,
  queryFn: () => request('readOrderTexts'),
});

export const nextOrderQuery = queryOptions({
  queryKey: ['orders', 'next'] as const,
  queryFn: () => request('nextOrder'),
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id] as const,
    queryFn: () => request('readOrder', { params: { id } }),
    retry: retryUnanswered,
  });

/** Reads again what is said about orders: a step of one, or a change of a card, changes others. */
export function refreshOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['orders'] });
}
