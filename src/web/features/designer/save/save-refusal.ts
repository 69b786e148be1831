import type { Draft } from '../draft/draft.ts';

/** What a draft still lacks before it can be saved, in the order it is asked for, or null. */
export function draftRefusal({ name, design }: Draft): 'cardName' | 'texts' | null {
  if (name.trim() === '') return 'cardName';
  return design.companyName?.trim() && design.fullName?.trim() ? null : 'texts';
}
