import type { ImportResult, SavedDesign } from '#contract/card/design-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { savedCard } from './a-card.ts';
import type { Caller } from './caller.ts';

/** Makes a company design from a new card, which becomes its first card. */
export async function aDesign(caller: Caller): Promise<SavedDesign> {
  const { id: cardId } = await savedCard(caller);
  const response = await caller.call('createDesign', { body: { name: 'Atelier Lumen', cardId } });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json();
}

/** Imports people and returns the response. */
export async function imported(
  caller: Caller,
  designId: string,
  create: CallBody<'importCards'>['create'] & object,
): Promise<ImportResult> {
  const response = await caller.call('importCards', { params: { id: designId }, body: { create } });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json();
}
