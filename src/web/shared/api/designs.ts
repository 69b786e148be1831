import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { request } from './request.ts';
import { cardListQuery } from './saved-cards.ts';

/** The company designs of the user, newest first. */
export const designsQuery = queryOptions({
  queryKey: ['designs'] as const,
  queryFn: () => request('listDesigns'),
});

/** Changes the loaded designs. The cards are read again in the background: a change of a design changes them too. */
export function updateDesigns(client: QueryClient, change: (designs: SavedDesign[]) => SavedDesign[]): void {
  client.setQueryData(designsQuery.queryKey, (designs) => designs && change(designs));
  void client.invalidateQueries({ queryKey: cardListQuery.queryKey });
}

/** Puts a changed design in its place among the loaded ones. */
export function putDesign(client: QueryClient, changed: SavedDesign): void {
  updateDesigns(client, (designs) => designs.map((design) => (design.id === changed.id ? changed : design)));
}
