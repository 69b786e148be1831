import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** The companies of the person, whichever account the tab acts for. */
export const companiesQuery = queryOptions({
  queryKey: ['companies'] as const,
  queryFn: () => request('listCompanies'),
  // Owners elsewhere add and remove members, so it is read again when it is shown.
  staleTime: 0,
});
