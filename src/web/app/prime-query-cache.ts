import type { QueryClient } from '@tanstack/react-query';
import { hasPrefetchedResponse } from '../shared/api/prefetched-responses.ts';
import { cardListQuery } from '../shared/api/saved-cards.ts';
import { currentUserQuery, mayBeSignedIn } from '../shared/api/session.ts';

/** Reads what the document has asked for, while the code of the page loads: the first render often has it. Of a visitor nothing is asked. */
export function primeQueryCache(client: QueryClient): void {
  // The page that shows it reports an error.
  const ignore = () => undefined;
  if (hasPrefetchedResponse('currentUser') || !mayBeSignedIn()) client.query(currentUserQuery).catch(ignore);
  if (hasPrefetchedResponse('listCards')) client.infiniteQuery(cardListQuery).catch(ignore);
}
