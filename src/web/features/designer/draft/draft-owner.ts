import { useState } from 'react';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { visitor } from '../../../shared/drafts/draft-database.ts';

/** Whose draft the page keeps; nobody's while an admin views as another user, or when it could not be found out who is there. */
export type DraftOwner = { id: string } | { id: null; why: 'viewing' | 'unknown'; key: string };

/** Undefined until it is known who is there. */
export function useDraftOwner(): DraftOwner | undefined {
  const { data: user, isPending } = useCurrentUser();
  // Who was unknown when the editor opened stays so: opening it anew would lose what was typed.
  const [wasUnknown, setUnknown] = useState(false);
  if (isPending) return undefined;
  if (user === undefined || wasUnknown) {
    if (!wasUnknown) setUnknown(true);
    return { id: null, why: 'unknown', key: 'unknown' };
  }
  if (user?.isImpersonating) return { id: null, why: 'viewing', key: `viewing ${user.id}` };
  return { id: user?.id ?? visitor };
}

/** Another key is another editor. */
export function ownerKey(owner: DraftOwner): string {
  return owner.id ?? owner.key;
}
