import { isBlank } from '#domain/card/card.ts';
import { requiredFields } from '#domain/card/text-fields.ts';
import type { Draft } from '#editor/draft.ts';

/** The first thing that a draft lacks to be saved, or null. */
export function draftRefusal({ name, card }: Draft): 'cardName' | 'texts' | null {
  if (isBlank(name)) return 'cardName';
  return requiredFields.some((field) => isBlank(card.content[field])) ? 'texts' : null;
}
