import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** The company on the invoices of the account, or null. */
export const billingDetailsQuery = queryOptions({
  queryKey: ['billing'] as const,
  queryFn: async () => (await request('readBilling')).details,
  staleTime: Number.POSITIVE_INFINITY,
});
