import { cardInBranch } from '#domain/design/company-design.ts';
import { branchOf, type DesignLocks } from '../core/design-locks.ts';
import type { Draft } from '../core/draft.ts';

/** The draft in another branch, or in none. The lines of its branch are replaced, also locked ones; the logo is not part of the design. */
export function changeBranch(
  locks: DesignLocks,
  draft: Draft,
  branchId: string | undefined,
): Pick<Draft, 'design' | 'branchId'> {
  const content = { texts: draft.design, branchId: branchOf(draft, locks)?.id };
  const { logoUrl: _logoUrl, ...card } = cardInBranch(locks.company, content, branchId);
  return { branchId, design: { ...draft.design, ...card } };
}
