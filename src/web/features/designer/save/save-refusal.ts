import { isBlank } from '#domain/card/card.ts';
import type { Draft } from '../core/draft.ts';

/** What a draft still lacks before it can be saved, in the order it is asked for, or null. */
export function draftRefusal({ name, design }: Draft): 'cardName' | 'texts' | null {
  if (isBlank(name)) return 'cardName';
  return isBlank(design.companyName ?? '') || isBlank(design.fullName ?? '') ? 'texts' : null;
}
