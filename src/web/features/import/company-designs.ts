import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { SavedCard } from '#contract/saved-card.ts';
import { textFields } from '#domain/card/card.ts';
import type { CompanyDesign } from '#domain/design/company-design.ts';
import type { ExistingCard } from '#people/batch/compare-people.ts';
import { nextPageQuery } from '../../shared/api/next-page.ts';
import { request, requestWithHeaders } from '../../shared/api/request.ts';

const designsQuery = queryOptions({ queryKey: ['designs'] as const, queryFn: () => request('listDesigns') });

/** The company designs of the user, newest first. */
export function useDesigns() {
  return useQuery(designsQuery);
}

/** Makes a company design of a saved card. */
export function useCreateDesign(onError: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: SavedCard) => request('createDesign', { body: { cardId: id, name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: designsQuery.queryKey }),
    onError,
  });
}

export function companyDesignOf({ card, rules, branches }: SavedDesign): CompanyDesign {
  return { card, rules, branches };
}

/** Every card of a design that is saved now. */
export async function loadCardsOf(designId: string): Promise<ExistingCard[]> {
  const cards: SavedCard[] = [];
  let query: Record<string, string> | null = {};
  while (query) {
    const { data, headers }: Awaited<ReturnType<typeof requestCards>> = await requestCards(query);
    cards.push(...data);
    query = nextPageQuery(headers);
  }
  return cards.filter((card) => card.designId === designId).map(existingCard);
}

function requestCards(query: Record<string, string>) {
  return requestWithHeaders('listCards', { query });
}

function existingCard(card: SavedCard): ExistingCard {
  const texts = Object.fromEntries(textFields.map((field) => [field, card[field]]));
  return { id: card.id, version: card.version, texts, branchId: card.branchId };
}
