import { expect, test } from 'vitest';
import { acceptedOffset } from './sheet-choice.ts';

test.each([
  ['0.3', 0.3],
  ['-0,26', -0.3],
  ['9', 5],
  ['-12', -5],
  ['', 0],
  ['abc', 0],
])('the offset "%s" is %d mm', (typed, mm) => {
  expect(acceptedOffset(typed)).toBe(mm);
});
