import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { request } from '../../../shared/api/request.ts';
import { isLive } from '../../../shared/links/is-live.ts';
import { submissionsQuery } from '../../../shared/team/submissions-query.ts';

export const linksQuery = queryOptions({
  queryKey: ['links', 'fill_in'] as const,
  queryFn: () => request('listLinks', { query: { kind: 'fill_in' } }),
});

/** The fill-in links of a design that work, and how many rows sent by its links wait. */
export function useLinksOf({ id }: SavedDesign) {
  const { data: links } = useQuery(linksQuery);
  const { data: rows } = useQuery(submissionsQuery);
  return {
    isLoaded: links !== undefined,
    live: links?.filter((link) => link.subjectId === id && isLive(link)) ?? [],
    waitingCount: rows?.filter(({ designId }) => designId === id).length ?? 0,
  };
}
