import type { ImportResult, SavedDesign } from '#contract/card/design-schemas.ts';
import { savedCard } from './a-card.ts';
import type { Caller } from './api-under-test.ts';

/** Makes a company design from a new card, which becomes its first card. */
export async function aDesign(caller: Caller): Promise<SavedDesign> {
  const { id: cardId } = await savedCard(caller);
  const response = await caller.post('/api/designs', { name: 'Atelier Lumen', cardId });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json<SavedDesign>();
}

/** Imports people and returns the response. */
export async function imported(caller: Caller, designId: string, create: object[]): Promise<ImportResult> {
  const response = await caller.post(`/api/designs/${designId}/cards`, { create });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json<ImportResult>();
}
