import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import type { CardProof } from '#contract/links/proof-schemas.ts';
import { request } from '../../../shared/api/request.ts';

/** The last proof of each card. An answer comes from somebody else, so it is read again when the page is looked at. */
export const proofsQuery = queryOptions({
  queryKey: ['proofs'] as const,
  queryFn: () => request('listProofs'),
  staleTime: 30_000,
  // The card may have been edited since.
  refetchOnMount: 'always',
});

/** The links of proofs, for whoever looks at one. */
export const proofLinksQuery = queryOptions({
  queryKey: ['links', 'proof'] as const,
  queryFn: () => request('listLinks', { query: { kind: 'proof' } }),
});

/** The last proof of a card, by its id. */
export const ProofsContext = createContext<ReadonlyMap<string, CardProof>>(new Map());

const none: readonly CardProof[] = [];

/** Empty until they are loaded: the list does not wait for them. */
export function useCardProofs(): ReadonlyMap<string, CardProof> {
  const { data = none } = useQuery(proofsQuery);
  return useMemo(() => new Map(data.map((proof) => [proof.cardId, proof])), [data]);
}
