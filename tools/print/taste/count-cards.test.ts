import { expect, test } from 'vitest';
import { addCounts, newCount, shownCount } from './count-cards.ts';

test('the counts of looks add up, with the share of each step and rule', () => {
  const one = { ...newCount(), cards: 3, steps: [2, 1, 0, 0, 0, 0, 0, 0], broken: { 2: 1 } };
  const other = { ...newCount(), cards: 1, steps: [1, 0, 0, 0, 0, 0, 0, 0], broken: { 2: 1, 16: 1 } };
  const sum = addCounts(one, other);
  expect(sum).toMatchObject({ cards: 4, steps: [3, 1, 0, 0, 0, 0, 0, 0], broken: { 2: 2, 16: 1 } });
  expect(shownCount('all', sum)).toBe(
    'all: 4 cards; steps 75.0 %, 25.0 %, 0.0 %, 0.0 %, 0.0 %, 0.0 %, 0.0 %, 0.0 %; rules broken 2: 50.0 %, 16: 25.0 %',
  );
});
