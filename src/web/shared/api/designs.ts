import type { QueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { designsQuery } from './designs-query.ts';
import { request } from './request.ts';
import { cardListQuery } from './saved-cards.ts';

/** Makes a company design from a saved card, which becomes its first card. */
export async function createDesign(
  client: QueryClient,
  body: CallBody<'createDesign'>,
): Promise<SavedDesign> {
  const made = await request('createDesign', { body });
  updateDesigns(client, (designs) => [made, ...designs]);
  return made;
}

/** Changes the loaded designs. The cards are read again in the background: a change of a design changes them too. */
export function updateDesigns(client: QueryClient, change: (designs: SavedDesign[]) => SavedDesign[]): void {
  client.setQueryData(designsQuery.queryKey, (designs) => designs && change(designs));
  void client.invalidateQueries({ queryKey: cardListQuery.queryKey });
}

/** Puts a changed design in its place among the loaded ones. */
export function putDesign(client: QueryClient, changed: SavedDesign): void {
  updateDesigns(client, (designs) => designs.map((design) => (design.id === changed.id ? changed : design)));
}
