import { queryOptions } from '@tanstack/react-query';
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
