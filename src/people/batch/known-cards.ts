import type { Person } from '#domain/design/list-cells.ts';
import type { CardMatches, ExistingCard } from '#domain/design/match-cards.ts';

/** Gives a row that no text matches the card that it is known to have, as after a fix of the name. */
export function withKnownCards(
  people: readonly Person[],
  { matches, removedPeople }: CardMatches,
  known: ReadonlyMap<number, string>,
): CardMatches {
  const left = new Map(removedPeople.map((card) => [card.id, card]));
  const take = (row: number): ExistingCard | null => {
    const id = known.get(row) ?? '';
    const card = left.get(id) ?? null;
    left.delete(id);
    return card;
  };
  const all = people.map(({ row }, index) => matches[index] ?? take(row));
  return { matches: all, removedPeople: [...left.values()] };
}
