import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPageQuery } from '../../shared/api/next-page.ts';
import { requestWithHeaders } from '../../shared/api/request.ts';

const firstPage: Record<string, string> = {};

/** What members did, newest first. Others add entries, so it is read again every time it is shown. */
export const companyLogQuery = infiniteQueryOptions({
  queryKey: ['company-log'] as const,
  queryFn: async ({ pageParam }) => {
    const { data, headers } = await requestWithHeaders('listCompanyLog', { query: pageParam });
    return { entries: data, next: nextPageQuery(headers) };
  },
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
