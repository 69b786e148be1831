import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { unsavedSubjects } from '../../shared/drafts/draft-database.ts';
import { ownerIdOf } from '../../shared/session/owner-id.ts';

const none: ReadonlySet<string> = new Set();

/** The ids of cards with unsaved changes on this device. */
export const UnsavedCardsContext = createContext(none);

/** Refetched every time the list is opened. No drafts are read while impersonating. */
export function useUnsavedCards(user: CurrentUser): ReadonlySet<string> {
  const id = ownerIdOf(user);
  const { data } = useQuery({
    queryKey: ['unsaved-cards', id],
    queryFn: () => unsavedSubjects(id),
    enabled: !user.isImpersonating,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? none;
}
