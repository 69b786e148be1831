import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useCurrentUser } from '../../../../shared/api/session.ts';
import { visitor } from '../../../../shared/drafts/draft-database.ts';
import { ownerIdOf } from '../../../../shared/session/owner-id.ts';

/** Whose draft is stored. The id is null while an admin views as another user, or if loading the current user failed: then nothing is stored. */
export type DraftOwner = { id: string } | { id: null; reason: 'viewing' | 'unknown'; key: string };

/** Undefined while the current user is loading. */
export function useDraftOwner(): DraftOwner | undefined {
  const { data: user, isPending } = useCurrentUser();
  // Stays unknown until the page is left: a new owner would open a new editor and lose what was typed.
  const [wasUnknown, setUnknown] = useState(false);
  if (isPending) return undefined;
  if (user === undefined || wasUnknown) {
    if (!wasUnknown) setUnknown(true);
    return { id: null, reason: 'unknown', key: 'unknown' };
  }
  return user ? draftOwnerOf(user) : { id: visitor };
}

/** Of a signed-in user. */
export function draftOwnerOf(user: CurrentUser): DraftOwner {
  const id = ownerIdOf(user);
  return user.isImpersonating ? { id: null, reason: 'viewing', key: `viewing ${id}` } : { id };
}

/** The React key of the editor: another owner gets another editor. */
export function ownerKey(owner: DraftOwner): string {
  return owner.id ?? owner.key;
}
