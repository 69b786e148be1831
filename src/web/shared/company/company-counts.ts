import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** How many submissions and open orders wait in the company. */
export const companyCountsQuery = queryOptions({
  queryKey: ['company', 'counts'] as const,
  queryFn: () => request('countCompanyWork'),
  retry: false,
});

/** Reads the counts in the header again, if they are shown. */
export const refreshCompanyCounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: companyCountsQuery.queryKey });
