import type { CardContent } from '#domain/card/card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { Draft, Logo } from '#editor/draft.ts';
import type { History } from '#editor/history.ts';

/** The logo that was added since the editor was opened; null without one. */
export function addedLogo({ past, present }: History<Draft>): Logo | null {
  const before = (past[0] ?? present).logo;
  return present.logo && present.logo.file !== before?.file ? present.logo : null;
}

/** Whether more than one text differs: they were pasted, not typed. */
export function isPasted(before: CardContent, after: CardContent): boolean {
  return textFields.filter((field) => (before[field] ?? '') !== (after[field] ?? '')).length > 1;
}
