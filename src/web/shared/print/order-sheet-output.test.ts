import { expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import peopleEn from '#messages/en/people.ts';
import peopleSk from '#messages/sk/people.ts';
import { orderSheetOf } from './order-sheet-output.ts';

const person = (fullName: string, branch: string, quantity: number, companyName = 'Stavby Kriváň') => ({
  card: applyPatch(newCard, { content: { fullName, companyName } }),
  row: 1,
  branch,
  quantity,
});

const people = [
  person('Hana', 'Žilina', 200),
  person('Adam', '', 50, 'Kriváň Plus'),
  person('Čermák', 'Martin', 300),
  person('Cibula', 'Martin', 100),
];
const at = '2026-11-04T10:00:00Z';

test('an order sheet has a number for each person, by branch and name', () => {
  const { cards, output } = orderSheetOf(people, [], { words: peopleSk.print.order, language: 'sk', at });
  expect(cards.map(({ card }) => card.content.fullName)).toEqual(['Cibula', 'Čermák', 'Hana', 'Adam']);
  expect(output.quantities).toEqual([100, 300, 200, 50]);
});

test('an order sheet names every company and has the date of its language', () => {
  const factOf = (language: 'en' | 'sk', label: string) => {
    const words = (language === 'en' ? peopleEn : peopleSk).print.order;
    const { facts } = orderSheetOf(people, [], { words, language, at }).output.texts;
    return facts.find((fact) => fact.label === label)?.value;
  };
  expect(factOf('en', 'Company')).toBe('Stavby Kriváň, Kriváň Plus');
  expect(factOf('en', 'Date')).toBe('4 Nov 2026');
  expect(factOf('sk', 'Dátum')).toBe('4. 11. 2026');
});
