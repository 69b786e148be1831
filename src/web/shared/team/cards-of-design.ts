import { queryOptions } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { CompanyDesign } from '#domain/design/company-design.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import { nextPageQuery } from '../api/next-page.ts';
import { request, requestWithHeaders } from '../api/request.ts';

type Rules = Pick<SavedDesign, 'card' | 'rules' | 'branches'> & Partial<SavedDesign>;

export function companyDesignOf({
  card,
  rules,
  branches,
  listRules,
  isBranchOptional,
}: Rules): CompanyDesign {
  return { card, rules, branches, listRules, isBranchOptional };
}

/** Every card of a design that is saved now. It is loaded for each check of a list, since other pages change cards. */
export function cardsOfDesignQuery(designId: string) {
  return queryOptions({
    queryKey: ['cards of design', designId] as const,
    queryFn: () => loadListedCardsOf(designId),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The cards of a design with what the last lists said of their people. */
async function loadListedCardsOf(designId: string): Promise<ExistingCard[]> {
  const [cards, listed] = await Promise.all([
    loadCardsOf(designId),
    request('listPeopleOfDesign', { params: { id: designId } }),
  ]);
  const people = new Map(listed.map((person) => [person.cardId, person]));
  return cards.map((card) => ({
    ...card,
    last: people.get(card.id)?.cells,
    number: people.get(card.id)?.externalId,
  }));
}

/** The cards of a design, without those in the bin. */
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
  const { id, version, branchId, picture, setIn, createdAt } = card;
  return { id, version, texts, branchId, createdAt, ...(picture && { picture }), ...(setIn && { setIn }) };
}
