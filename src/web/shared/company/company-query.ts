import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

export const companyKey = ['company'] as const;

/** The company that the tab acts for, with its members. Others change it, so it is read again when it is shown. */
export const companyQuery = queryOptions({
  queryKey: companyKey,
  queryFn: () => request('readCompany'),
  staleTime: 0,
});
