import { expect, test } from 'vitest';
import { compareCard, matchCards } from './compare-people.ts';

const person = (fullName: string, email = '') => ({ row: 2, branch: '', texts: { fullName, email } });
const existing = (id: string, fullName: string, email = '') => ({
  id,
  version: 1,
  texts: { fullName, email },
  branchId: undefined,
});

test('people are found by email, else by name, and each card once', () => {
  const cards = [existing('a', 'Eva Malá', 'eva@lumen.sk'), existing('b', 'Ján Kováč'), existing('c', 'Iva')];
  const people = [
    person('Eva Veľká', 'EVA@lumen.sk'),
    person('jan kovac'),
    person('Ján Kováč'),
    person('Nový'),
  ];
  const { matches, gone } = matchCards(people, cards);
  expect(matches.map((card) => card?.id ?? null)).toEqual(['a', 'b', null, null]);
  expect(gone.map(({ id }) => id)).toEqual(['c']);
});

test('an email decides before a name of an earlier row', () => {
  const cards = [existing('a', 'Ján Kováč', 'jan@lumen.sk')];
  const { matches } = matchCards(
    [person('Ján Kováč', 'other@lumen.sk'), person('Ján', 'jan@lumen.sk')],
    cards,
  );
  expect(matches.map((card) => card?.id ?? null)).toEqual([null, 'a']);
});

test('a card is new, the same, or changed text by text', () => {
  const card = { companyName: '', fullName: 'Eva Veľká', email: 'eva@lumen.sk' };
  expect(compareCard(card, undefined, null)).toEqual({ kind: 'new' });
  expect(compareCard(card, undefined, existing('a', 'Eva Veľká', 'eva@lumen.sk'))).toEqual({
    kind: 'same',
    id: 'a',
  });
  expect(compareCard(card, undefined, existing('a', 'Eva Malá', 'eva@lumen.sk'))).toEqual({
    kind: 'changed',
    id: 'a',
    version: 1,
    changes: [{ field: 'fullName', before: 'Eva Malá', after: 'Eva Veľká' }],
  });
  expect(compareCard(card, 'kosice', existing('a', 'Eva Veľká', 'eva@lumen.sk')).kind).toBe('changed');
});
