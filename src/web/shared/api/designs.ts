import type { QueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { SavedCard } from '#contract/saved-card.ts';
import { ApiError } from './api-error.ts';
import { designsQuery } from './designs-query.ts';
import { request } from './request.ts';
import { cardListQuery } from './saved-cards.ts';

/** Makes a company design from a saved card, which becomes its first card. Its other cards get the sizes of this one. */
export async function createDesign(client: QueryClient, card: SavedCard, name: string): Promise<SavedDesign> {
  const { typesetOfCard } = await import('../typeset/company-typeset.ts');
  // Without sizes a design gets them with its first list.
  const typeset = await typesetOfCard(card).catch(() => undefined);
  const made = await request('createDesign', {
    body: { name, cardId: card.id, ...(typeset && { typeset }) },
  });
  updateDesigns(client, (designs) => [made, ...designs]);
  return made;
}

/** Saves changes of a design. If another version of it is saved, nothing is changed and that one is returned. */
export async function changeDesign(
  client: QueryClient,
  id: string,
  body: CallBody<'changeDesign'>,
): Promise<{ isSaved: boolean; design: SavedDesign }> {
  try {
    const design = await request('changeDesign', { params: { id }, body });
    putDesign(client, design);
    return { isSaved: true, design };
  } catch (error) {
    const isChanged = error instanceof ApiError && error.code === 'DESIGN_CHANGED';
    const design = isChanged && (await readDesign(id));
    if (!design) throw error;
    putDesign(client, design);
    return { isSaved: false, design };
  }
}

/** The saved design; null if the user has no such design. */
export async function readDesign(id: string): Promise<SavedDesign | null> {
  return (await request('listDesigns')).find((design) => design.id === id) ?? null;
}

/** Changes the loaded designs. The cards are read again in the background: a change of a design changes them too. */
export function updateDesigns(client: QueryClient, change: (designs: SavedDesign[]) => SavedDesign[]): void {
  client.setQueryData(designsQuery.queryKey, (designs) => designs && change(designs));
  void client.invalidateQueries({ queryKey: cardListQuery.queryKey });
}

/** Puts a changed design in its place among the loaded ones. */
function putDesign(client: QueryClient, changed: SavedDesign): void {
  updateDesigns(client, (designs) => designs.map((design) => (design.id === changed.id ? changed : design)));
}
