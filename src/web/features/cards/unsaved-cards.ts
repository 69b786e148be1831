import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import type { CurrentUser } from '../../shared/api/session.ts';
import { unsavedOf } from '../../shared/drafts/draft-database.ts';

const none: ReadonlySet<string> = new Set();

/** The ids of cards with changes that only this device has. */
export const UnsavedCardsContext = createContext(none);

/** Read anew each time the list is gone to; while viewing as another user nobody's drafts are read. */
export function useUnsavedCards({ id, isImpersonating }: CurrentUser): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['unsaved-cards', id],
    queryFn: () => unsavedOf(id),
    enabled: !isImpersonating,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? none;
}
