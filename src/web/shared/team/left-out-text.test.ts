import { expect, test } from 'vitest';
import peopleEn from '#messages/en/people.ts';
import { leftOutText } from './left-out-text.ts';

test('rows that are left out are named by their numbers, neighbours together', () => {
  const text = leftOutText(peopleEn.columns, [
    { reason: 'above', rows: [1, 2, 3] },
    { reason: 'total', rows: [9, 12, 13] },
    { reason: 'empty', rows: [5, 7, 10, 14, 16] },
  ]);
  expect(text).toBe(
    'Not imported: above the headers (row 1–3); totals (row 9, 12–13); empty (row 5, 7, 10 …).',
  );
});
