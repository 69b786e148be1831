import type { DraftId } from '#editor/stored-draft.ts';
import { newCardSubject } from '../../../../shared/drafts/draft-database.ts';

/** The new cards that this page has opened. A reload forgets them. */
const opened = new Set<string>();

export function markOpened(owner: string | null): void {
  if (owner !== null) opened.add(owner);
}

/**
 * Whether it is worth saying that a stored draft is back. Somebody who returns to a new card from another page of the site expects
 * nothing else; after a reload, or on another day, it is. Changes of a saved card are always named: they differ from the card.
 */
export function isWorthSaying({ owner, subject }: DraftId, savedAt: Date, now = new Date()): boolean {
  if (subject !== newCardSubject || !opened.has(owner)) return true;
  return savedAt.toDateString() !== now.toDateString();
}
