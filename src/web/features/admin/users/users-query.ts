import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { UserSort } from '#contract/user-list.ts';
import { nextPageQuery, totalCount } from '../../../shared/api/next-page.ts';
import { requestWithHeaders } from '../../../shared/api/request.ts';

/** Rows per request. */
const pageSize = '100';

/** The users loaded so far. The previous result stays visible while a new search loads. */
export function usersQuery(search: string, sort: UserSort) {
  const firstPage: Record<string, string> = { search, sort, limit: pageSize };
  return infiniteQueryOptions({
    queryKey: ['users', search, sort],
    queryFn: async ({ pageParam }) => {
      const { data, headers } = await requestWithHeaders('listUsers', { query: pageParam });
      return { users: data, total: totalCount(headers), next: nextPageQuery(headers) };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Invalidates the user list and the audit log after a change to an account. */
export async function refetchUsers(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['users'] }),
    client.invalidateQueries({ queryKey: ['audit'] }),
  ]);
}
