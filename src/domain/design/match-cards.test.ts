import { expect, test } from 'vitest';
import { cardOf } from '../card/flat-card.ts';
import { type CompanyDesign, defaultRules } from './company-design.ts';
import { compareCard } from './compare-card.ts';
import { duplicateRows } from './duplicate-rows.ts';
import type { Person } from './list-cells.ts';
import { matchCards } from './match-cards.ts';

const card = cardOf({ companyName: 'Lumen', fullName: 'Elena Marek' });
const design: CompanyDesign = { card, branches: [], rules: defaultRules(card.content) };

const person = (fullName: string, email = '', rest = {}): Person => ({
  row: 2,
  texts: { fullName, email, ...rest },
});
const existing = (id: string, fullName: string, email = '', rest = {}) => ({
  id,
  version: 1,
  texts: { companyName: 'Lumen', fullName, email, ...rest },
  branchId: undefined,
});

function found(people: Person[], cards: ReturnType<typeof existing>[]) {
  const { matches, removedPeople } = matchCards(design, people, cards);
  return { matches: matches.map((one) => one?.id ?? null), removedPeople: removedPeople.map(({ id }) => id) };
}

test('people are found by email, else by name, and each card once', () => {
  const cards = [existing('a', 'Eva Malá', 'eva@lumen.sk'), existing('b', 'Ján Kováč'), existing('c', 'Iva')];
  const people = [
    person('Eva Veľká', 'EVA@lumen.sk'),
    person('jan kovac', '', { position: 'x' }),
    person('Nový'),
  ];
  expect(found(people, cards)).toEqual({ matches: ['a', 'b', null], removedPeople: ['c'] });
});

test('an email decides before a name of an earlier row', () => {
  const cards = [existing('a', 'Ján Kováč', 'jan@lumen.sk')];
  const people = [person('Ján Kováč', 'other@lumen.sk'), person('Ján', 'jan@lumen.sk')];
  expect(found(people, cards)).toEqual({ matches: [null, 'a'], removedPeople: [] });
});

test('a shared email finds nobody by itself: colleagues are not renamed', () => {
  const cards = [
    existing('c', 'Cyril Tretí', 'recepcia@tatra.sk'),
    existing('b', 'Beáta Druhá', 'recepcia@tatra.sk'),
    existing('a', 'Anna Prvá', 'recepcia@tatra.sk'),
  ];
  const changed = person('Anna Prvá', 'recepcia@tatra.sk', { position: 'Head of reception' });
  expect(found([changed], cards)).toEqual({ matches: ['a'], removedPeople: ['c', 'b'] });
  expect(found([person('Dana Nová', 'recepcia@tatra.sk')], cards).matches).toEqual([null]);
  expect(found([changed], [existing('x', 'Cyril Tretí', 'recepcia@tatra.sk'), ...cards]).matches).toEqual([
    'a',
  ]);
});

test('an email that two rows have is nobody’s own, although one card has it', () => {
  const cards = [existing('a', 'Anna Prvá', 'recepcia@tatra.sk')];
  const people = [person('Dana Nová', 'recepcia@tatra.sk'), person('Anna Malá', 'recepcia@tatra.sk')];
  expect(found(people, cards)).toEqual({ matches: [null, null], removedPeople: ['a'] });
});

test('emails that two people have swapped do not swap the people', () => {
  const cards = [existing('e', 'Eva Malá', 'eva@lumen.sk'), existing('j', 'Ján Kováč', 'jan@lumen.sk')];
  const people = [person('Eva Malá', 'jan@lumen.sk'), person('Ján Kováč', 'eva@lumen.sk')];
  expect(found(people, cards).matches).toEqual(['e', 'j']);
});

test('a title that is new or gone is the same person; a father is not his son', () => {
  expect(found([person('Ing. Eva Malá, PhD.')], [existing('a', 'Eva Malá')]).matches).toEqual(['a']);
  expect(found([person('Ján Kováč ml.')], [existing('a', 'Ján Kováč st.')]).matches).toEqual([null]);
});

test('people of one name are told apart by their other texts, and not at all without any', () => {
  const cards = [
    existing('a', 'Ján Kováč', '', { mobile: '1' }),
    existing('b', 'Ján Kováč', '', { mobile: '2' }),
  ];
  const people = [
    person('Ján Kováč', 'new@lumen.sk', { mobile: '2', position: 'x' }),
    person('Ján Kováč', '', { mobile: '3', position: 'y' }),
  ];
  expect(found(people, cards).matches).toEqual(['b', 'a']);
  expect(found([person('Ján Kováč', '', { mobile: '3' })], cards).matches).toEqual([null]);
});

test('a branch and texts without a column stay as they are on the card', () => {
  const kosice = { id: 'k', name: 'Košice', texts: { phone: '+421 55 200' } };
  const inBranch = { ...existing('a', 'Eva', '', { phone: '+421 55 200', mobile: '1' }), branchId: 'k' };
  const { matches } = matchCards({ ...design, branches: [kosice] }, [person('Eva')], [inBranch]);
  expect(matches).toEqual([inBranch]);
});

test('five hundred people of one name are compared within a second', () => {
  const people = Array.from({ length: 500 }, (_, row) => person('Ján Kováč', '', { mobile: `1${row}` }));
  const cards = people.map((_, row) => existing(String(row), 'Ján Kováč', '', { mobile: `2${row}` }));
  const started = performance.now();
  expect(found(people, cards).matches.every((id) => id === null)).toBe(true);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a card is new, the same, or changed text by text', () => {
  const eva = cardOf({ companyName: 'Lumen', fullName: 'Eva Veľká', email: 'eva@lumen.sk' });
  expect(compareCard(eva, {}, null)).toEqual({ kind: 'new' });
  expect(compareCard(eva, {}, existing('a', 'Eva Veľká', 'eva@lumen.sk'))).toEqual({
    kind: 'same',
    id: 'a',
  });
  expect(compareCard(eva, {}, existing('a', 'Eva Malá', 'eva@lumen.sk'))).toEqual({
    kind: 'changed',
    id: 'a',
    version: 1,
    changes: [{ field: 'fullName', before: 'Eva Malá', after: 'Eva Veľká' }],
    isCertain: false,
  });
  expect(compareCard(eva, { branchId: 'kosice' }, existing('a', 'Eva Veľká', 'eva@lumen.sk')).kind).toBe(
    'changed',
  );
});

function duplicates(...rows: [card: object, hasCard?: boolean][]) {
  return [
    ...duplicateRows(
      rows.map(([texts, hasCard = false], index) => ({
        row: index + 2,
        texts,
        branchId: undefined,
        hasCard,
      })),
    ),
  ];
}

test('a row that repeats a person names the first one', () => {
  const eva = { fullName: 'Eva Malá', email: 'eva@lumen.sk' };
  expect(duplicates([eva], [{ fullName: 'Ing. EVA MALA', email: 'Eva@lumen.sk' }], [eva])).toEqual([
    [3, 2],
    [4, 2],
  ]);
  expect(duplicates([{ fullName: 'Eva' }], [{ fullName: 'Eva' }])).toEqual([[3, 2]]);
});

test('people of one name or of one email are no duplicates, nor are rows without a name', () => {
  expect(duplicates([{ fullName: 'Eva', position: 'a' }], [{ fullName: 'Eva', position: 'b' }])).toEqual([]);
  expect(duplicates([{ fullName: 'Eva', email: 'a@b.sk' }], [{ fullName: 'Iva', email: 'a@b.sk' }])).toEqual(
    [],
  );
  expect(duplicates([{ fullName: '' }], [{ fullName: '' }])).toEqual([]);
});

test('a row with a card of its own is no duplicate, and others repeat it', () => {
  const eva = { fullName: 'Eva', email: 'a@b.sk' };
  expect(duplicates([eva], [eva, true], [eva, true])).toEqual([[2, 3]]);
});

test('people who are nearly alike take little longer than others', () => {
  const texts = (at: number, size: number, of: string) => ({
    position: `${of} ${at}`,
    city: 'Žilina',
    department: 'Výroba'.repeat(20),
    fullName: `Ján Kováč ${Math.floor(at / size)}`,
  });
  const all = Array.from({ length: 499 }, (_, at) => at);
  const timeOf = (size: number) => {
    const people = all.map((at) => person('', '', texts(at, size, 'row')));
    const cards = all.map((at) => existing(String(at), '', '', texts(at, size, 'card')));
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      matchCards(design, people, cards);
      return performance.now() - started;
    });
    return Math.min(...times);
  };
  const alone = timeOf(1);
  // As many as are compared with each other.
  expect(timeOf(20)).toBeLessThan(5 * alone);
});

test('a number tells who it is: a marriage changes the name, and a namesake with another number is another person', () => {
  const cards = [
    { ...existing('a', 'Eva Malá', 'eva.mala@lumen.sk'), number: '1042' },
    { ...existing('b', 'Ján Kováč'), number: '1001' },
  ];
  const married = { ...person('Eva Nová', 'eva.nova@lumen.sk'), number: '1042' };
  const namesake = { ...person('Ján Kováč'), number: '2007' };
  expect(found([married, namesake], cards)).toEqual({ matches: ['a', null], removedPeople: ['b'] });
  // A company that numbers everybody anew has the same people.
  const anew = [
    { ...person('Eva Malá', 'eva.mala@lumen.sk'), number: 'E-1' },
    { ...person('Ján Kováč'), number: 'E-2' },
  ];
  expect(found(anew, cards)).toEqual({ matches: ['a', 'b'], removedPeople: [] });
});
