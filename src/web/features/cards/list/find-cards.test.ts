import { expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { findCards, noFilter, sortCards } from './find-cards.ts';

const aCard = (fields: Partial<SavedCard>): SavedCard => ({
  id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e',
  name: 'Card',
  companyName: 'Kvások',
  fullName: 'Elena',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});

const cards = [
  aCard({ name: 'A', fullName: 'Žofia Čierna', designId: 'd1', branchId: 'b1' }),
  aCard({ name: 'B', fullName: 'Łukasz Weiß', city: 'Košice' }),
  aCard({ name: 'Č', fullName: 'Ján', designId: 'd1', updatedAt: '2026-02-01T00:00:00.000Z' }),
];
const found = (filter: Partial<typeof noFilter>) =>
  findCards(cards, { ...noFilter, ...filter }).map(({ name }) => name);

test('the search ignores accents and case, in the name and in any text', () => {
  expect(found({ search: 'zofia CIERNA' })).toEqual(['A']);
  expect(found({ search: 'ŽOFIA' })).toEqual(['A']);
  expect(found({ search: 'lukasz weiss' })).toEqual(['B']);
  expect(found({ search: 'kosice' })).toEqual(['B']);
  expect(found({ search: 'c' })).toContain('Č');
  expect(found({ search: 'nobody' })).toEqual([]);
});

test('cards are filtered by design, by branch and by neither', () => {
  expect(found({ design: 'd1' })).toEqual(['A', 'Č']);
  expect(found({ design: 'd1', branch: 'b1' })).toEqual(['A']);
  expect(found({ design: 'none' })).toEqual(['B']);
  expect(found({})).toEqual(['A', 'B', 'Č']);
});

test('cards are filtered by when they were last changed', () => {
  const now = Date.parse('2026-02-02T00:00:00.000Z');
  const names = (changed: typeof noFilter.changed) =>
    findCards(cards, { ...noFilter, changed }, now).map(({ name }) => name);
  expect(names('day')).toEqual(['Č']);
  expect(names('month')).toEqual(['Č']);
  expect(names('any')).toEqual(['A', 'B', 'Č']);
  expect(findCards(cards, { ...noFilter, changed: 'day' }, now + 1)).toEqual([]);
});

test('cards are sorted by their names in the language, or by their last change', () => {
  const names = (sort: 'name' | 'changed') =>
    sortCards(cards.toReversed(), sort, 'sk').map(({ name }) => name);
  expect(names('name')).toEqual(['A', 'B', 'Č']);
  expect(names('changed')[0]).toBe('Č');
});

test('a title does not decide where a name is in the list', () => {
  const titled = ['Ing. Zuzana Malá', 'Mgr. art. Adam Veľký', 'Božena Nová', 'Dr.'].map((name) =>
    aCard({ name }),
  );
  expect(sortCards(titled, 'name', 'sk').map(({ name }) => name)).toEqual([
    'Mgr. art. Adam Veľký',
    'Božena Nová',
    'Dr.',
    'Ing. Zuzana Malá',
  ]);
});

test('500 cards are searched within a frame', () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    aCard({
      name: `Card ${index}`,
      fullName: `Žofia Čierna ${index}`,
      email: `zofia${index}@kvasok.example`,
    }),
  );
  findCards(many, { ...noFilter, search: 'z' });
  const times = ['zo', 'zof', 'zofi', 'zofia', 'zofia 4'].map((search) => {
    const beganMs = performance.now();
    findCards(many, { ...noFilter, search });
    return performance.now() - beganMs;
  });
  expect(times.sort((a, b) => a - b)[2]).toBeLessThan(16);
});
