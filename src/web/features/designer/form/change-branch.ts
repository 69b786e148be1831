import { cardInBranch } from '#domain/design/company-design.ts';
import { branchOf, type DesignLocks } from '#editor/design-locks.ts';
import type { Draft } from '#editor/draft.ts';

/** The draft in another branch, or in none. The lines of its branch are replaced, also locked ones; the style stays. */
export function changeBranch(
  locks: DesignLocks,
  draft: Draft,
  branchId: string | undefined,
): Pick<Draft, 'card' | 'branchId'> {
  const content = { texts: draft.card.content, branchId: branchOf(draft, locks)?.id };
  const card = cardInBranch(locks.company, content, branchId);
  return { branchId, card: { ...card, style: draft.card.style } };
}
