import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { defaultRules } from '#domain/design/company-design.ts';
import { matchCards } from '#domain/design/match-cards.ts';
import { withKnownCards } from './known-cards.ts';

const card = (id: string, fullName: string) => ({ id, version: 1, texts: { fullName }, branchId: undefined });
const person = (row: number, fullName: string) => ({ row, branch: '', texts: { fullName } });

const shown = { companyName: '', fullName: '' };
const design = { card: cardOf(shown), branches: [], rules: defaultRules(shown) };

test('a row whose name was put right keeps its card; a card that a text matches is never taken', () => {
  const cards = [card('a', 'Jan Kovac'), card('b', 'Eva Malá'), card('c', 'Iva')];
  const people = [person(2, 'Ján Kováčik'), person(3, 'Eva Malá'), person(4, 'Nová')];
  const known = new Map([
    [2, 'a'],
    [4, 'b'],
  ]);
  const { matches, removedPeople } = withKnownCards(people, matchCards(design, people, cards), known);
  expect(matches.map((found) => found?.id ?? null)).toEqual(['a', 'b', null]);
  expect(removedPeople.map(({ id }) => id)).toEqual(['c']);
});
