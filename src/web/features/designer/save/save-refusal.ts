import { isBlank } from '#domain/card/card.ts';
import type { Draft } from '../core/draft.ts';

/** The first thing that a draft lacks to be saved, or null. */
export function draftRefusal({ name, design }: Draft): 'cardName' | 'texts' | null {
  if (isBlank(name)) return 'cardName';
  return isBlank(design.companyName ?? '') || isBlank(design.fullName ?? '') ? 'texts' : null;
}
