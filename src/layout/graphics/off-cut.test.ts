import { expect, test } from 'vitest';
import { keepOffCut } from './off-cut.ts';
import { rectangle } from './path.ts';

const card = { width: 90, height: 50 };

test.each([
  ['well inside the cut stays', rectangle(10, 10, 20, 20), rectangle(10, 10, 20, 20)],
  ['well over the cut stays', rectangle(-5, 10, 20, 20), rectangle(-5, 10, 20, 20)],
  [
    'that ends just inside the cut ends 1 mm inside it',
    rectangle(70, 10, 19.5, 20),
    rectangle(70, 10, 19, 20),
  ],
  [
    'that just crosses the cut crosses it by 0.6 mm',
    rectangle(10, -0.1, 20, 20.1),
    rectangle(10, -0.6, 20, 20.6),
  ],
  ['from cut to cut crosses both', rectangle(0, 10, 90, 20), rectangle(-0.6, 10, 91.2, 20)],
])('a shape %s', (_, drawn, expected) => {
  expect(keepOffCut(card, drawn)).toBe(expected);
});
