import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { nextPageQuery } from '../../../shared/api/next-page.ts';
import { requestWithHeaders } from '../../../shared/api/request.ts';

/** Rows per request. */
const pageSize = '50';

/** The companies loaded so far. Under the key of the users, whose changes change them. */
export function adminCompaniesQuery(search: string) {
  const firstPage: Record<string, string> = { search, limit: pageSize };
  return infiniteQueryOptions({
    queryKey: ['users', 'companies', 'list', search],
    queryFn: async ({ pageParam }) => {
      const { data, headers } = await requestWithHeaders('listAllCompanies', { query: pageParam });
      return { companies: data, next: nextPageQuery(headers) };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
