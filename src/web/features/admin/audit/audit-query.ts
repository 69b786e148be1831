import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { AuditAction } from '#contract/audit.ts';
import { nextPageQuery, totalCount } from '../../../shared/api/next-page.ts';
import { requestWithHeaders } from '../../../shared/api/request.ts';

export const periods = ['day', 'week', 'month', 'year', 'all'] as const;
type Period = (typeof periods)[number];

/** The values of the filter controls. */
export type AuditChoice = { username: string; action: AuditAction | 'all'; period: Period };

/** The default filter. */
export const lastMonth: AuditChoice = { username: '', action: 'all', period: 'month' };

const days: Record<Exclude<Period, 'all'>, number> = { day: 1, week: 7, month: 30, year: 365 };

/** The query parameters of a choice, shared by the list and the export. */
export function auditFilter({ username, action, period }: AuditChoice, now: Date): Record<string, string> {
  return {
    ...(username && { username }),
    ...(action !== 'all' && { action }),
    ...(period !== 'all' && { from: daysBefore(now, days[period]).toISOString() }),
  };
}

/** Counts from midnight, so that the query key is stable for a whole day. */
function daysBefore(now: Date, count: number): Date {
  const from = new Date(now);
  from.setHours(0, 0, 0, 0);
  from.setDate(from.getDate() - count);
  return from;
}

export function auditQuery(filter: Record<string, string>) {
  return infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam }) => {
      const { data, headers } = await requestWithHeaders('listAudit', { query: pageParam });
      return { entries: data, total: totalCount(headers), next: nextPageQuery(headers) };
    },
    initialPageParam: filter,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Other users add entries, so the log is refetched every time it is opened.
    staleTime: 0,
  });
}
