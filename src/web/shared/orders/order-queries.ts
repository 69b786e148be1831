import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/request.ts';

export const ordersQuery = queryOptions({
  queryKey: ['orders', 'list'] as const,
  queryFn: () => request('listOrders'),
});

export const nextOrderQuery = queryOptions({
  queryKey: ['orders', 'next'] as const,
  queryFn: () => request('nextOrder'),
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id] as const,
    queryFn: () => request('readOrder', { params: { id } }),
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  });
