import { applyDesign, type CompanyDesign } from '#domain/design/company-design.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import type { ListedPerson } from '../designs/listed-people.ts';

type StoredCard = { id: string; version: number; content: Parameters<typeof applyDesign>[1] };

/** The cards of a design with the texts that they show, and what the last lists said of their people. */
export function existingCards(
  company: CompanyDesign,
  cards: readonly StoredCard[],
  listed: readonly ListedPerson[],
): ExistingCard[] {
  const people = new Map(listed.map((person) => [person.cardId, person]));
  return cards.map(({ id, version, content }) => ({
    id,
    version,
    texts: applyDesign(company, content).content,
    branchId: content.branchId,
    setIn: content.setIn,
    last: people.get(id)?.cells,
    number: people.get(id)?.externalId,
  }));
}
