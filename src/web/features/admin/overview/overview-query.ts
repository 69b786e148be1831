import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PeriodDays } from '#domain/metrics/periods.ts';
import { request } from '../../../shared/api/request.ts';

/** The metrics of today change, so they are read again every minute while the page is open. */
export function overviewQuery(days: PeriodDays) {
  return queryOptions({
    queryKey: ['overview', days],
    queryFn: () => request('readOverview', { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
