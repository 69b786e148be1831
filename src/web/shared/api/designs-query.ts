import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** The company designs of the user, newest first. */
export const designsQuery = queryOptions({
  queryKey: ['designs'] as const,
  queryFn: () => request('listDesigns'),
});

/** Reads the designs again. They count their cards, so a card that comes or goes changes them. */
export function refreshDesigns(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: designsQuery.queryKey });
}
