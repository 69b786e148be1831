import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** The keys of the account that the tab acts for. */
export const apiKeysQuery = queryOptions({ queryKey: ['keys'], queryFn: () => request('listKeys') });
