import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** What people sent by fill-in links and nobody has accepted or declined. */
export const submissionsQuery = queryOptions({
  queryKey: ['submissions'] as const,
  queryFn: () => request('listSubmissions'),
});
