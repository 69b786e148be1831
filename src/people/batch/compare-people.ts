import { type CardDesign, isBlank, type TextField, textFields } from '#domain/card/card.ts';
import type { CardTexts } from '#domain/card/vcard.ts';
import type { Person } from '#domain/design/person-content.ts';

/** A card that was made from the design before. */
export type ExistingCard = { id: string; version: number; texts: CardTexts; branchId: string | undefined };

/** One text of a card before and after. */
type TextChange = { field: TextField; before: string; after: string };

/** What a row means for the cards that exist. */
export type Comparison =
  | { kind: 'new' }
  | { kind: 'same'; id: string }
  | { kind: 'changed'; id: string; version: number; changes: readonly TextChange[] };

/** The card of each person, found by email, else by name, and the cards of people who are not on the list. */
export function matchCards(
  people: readonly Person[],
  cards: readonly ExistingCard[],
): { matches: (ExistingCard | null)[]; gone: ExistingCard[] } {
  const left = new Set(cards);
  const take = (isSame: (card: ExistingCard) => boolean): ExistingCard | null => {
    const found = [...left].find(isSame) ?? null;
    if (found) left.delete(found);
    return found;
  };
  const byEmail = people.map(({ texts }) => {
    const email = folded(texts.email);
    return email === '' ? null : take((card) => folded(card.texts.email) === email);
  });
  const matches = people.map(({ texts }, index) => {
    const name = folded(texts.fullName);
    return byEmail[index] ?? (name === '' ? null : take((card) => folded(card.texts.fullName) === name));
  });
  return { matches, gone: [...left] };
}

/** The comparison of a card with the one that exists. */
export function compareCard(
  card: CardDesign,
  branchId: string | undefined,
  before: ExistingCard | null,
): Comparison {
  if (!before) return { kind: 'new' };
  const changes = textFields
    .map((field) => ({ field, before: shown(before.texts[field]), after: shown(card[field]) }))
    .filter((change) => change.before !== change.after);
  const isSame = changes.length === 0 && before.branchId === branchId;
  return isSame ? { kind: 'same', id: before.id } : { kind: 'changed', ...ofCard(before), changes };
}

function ofCard({ id, version }: ExistingCard) {
  return { id, version };
}

function shown(text: string | undefined): string {
  return text === undefined || isBlank(text) ? '' : text;
}

function folded(text = ''): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
