import type { SavedCard } from '#contract/card/saved-card.ts';
import type { CallBody } from '#contract/endpoints.ts';
import type { Caller } from './caller.ts';

/** A complete card as the editor sends it, with millimetres as text. */
export function aCard(fields: Partial<CallBody<'saveCard'>> = {}): CallBody<'saveCard'> {
  return {
    name: 'Elena, Atelier Lumen',
    companyName: 'Atelier Lumen',
    website: 'lumen.example',
    fullName: 'Elena Marek',
    position: 'architektka',
    phone: '+421 900 123 456',
    email: 'elena@lumen.example',
    url: 'https://lumen.example/elena',
    backgroundColor: '#ffffff',
    orientation: 'landscape',
    companyNameFont: 'Lato',
    fullNameColor: '#1e293b',
    logoSize: '35',
    logoX: '-7',
    logoY: '0',
    ...fields,
  };
}

/** Saves a card and returns the response. */
export async function savedCard(
  caller: Caller,
  fields: Partial<CallBody<'saveCard'>> = {},
): Promise<SavedCard> {
  const response = await caller.call('saveCard', { body: aCard(fields) });
  if (response.statusCode !== 201)
    throw new Error(`Saving failed with ${response.statusCode}: ${response.body}`);
  return response.json();
}
