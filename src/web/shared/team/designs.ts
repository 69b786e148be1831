import type { QueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { designsQuery } from '../api/designs-query.ts';
import { request } from '../api/request.ts';
import { cardListQuery } from '../api/saved-cards.ts';

/** Saves changes of a design. If another version of it is saved, nothing is changed and that one is returned. */
export async function saveDesignChanges(
  client: QueryClient,
  id: string,
  body: CallBody<'changeDesign'>,
): Promise<{ isSaved: boolean; design: SavedDesign }> {
  try {
    const design = await request('changeDesign', { params: { id }, body });
    updateDesigns(client, (designs) => designs.map((one) => (one.id === id ? design : one)));
    return { isSaved: true, design };
  } catch (error) {
    const isChanged = error instanceof ApiError && error.code === 'DESIGN_CHANGED';
    const design = isChanged && (await readDesign(client, id));
    if (!design) throw error;
    void client.invalidateQueries({ queryKey: cardListQuery.queryKey });
    return { isSaved: false, design };
  }
}

/** The design as it is saved now, for the list of designs too; null if the user has no such design. */
export async function readDesign(client: QueryClient, id: string): Promise<SavedDesign | null> {
  const designs = await client.query({ ...designsQuery, staleTime: 0 });
  return designs.find((design) => design.id === id) ?? null;
}

/** Changes the loaded designs. The cards are read again in the background: a change of a design changes them too. */
export function updateDesigns(client: QueryClient, change: (designs: SavedDesign[]) => SavedDesign[]): void {
  client.setQueryData(designsQuery.queryKey, (designs) => designs && change(designs));
  void client.invalidateQueries({ queryKey: cardListQuery.queryKey });
}
