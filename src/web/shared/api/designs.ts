import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** The company designs of the user, newest first. */
export const designsQuery = queryOptions({
  queryKey: ['designs'] as const,
  queryFn: () => request('listDesigns'),
});
