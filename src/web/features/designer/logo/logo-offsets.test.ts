import { expect, test } from 'vitest';
import { movedOffsets, nudgeOf } from './logo-offsets.ts';

test('offsets move in whole millimetres and stay within the limits of their fields', () => {
  expect(movedOffsets({ logoX: 1, logoY: -2 }, 2.4, -3.6)).toEqual({ logoX: 3, logoY: -6 });
  expect(movedOffsets({ logoX: 49, logoY: -49 }, 5, -5)).toEqual({ logoX: 50, logoY: -50 });
});

test('an arrow key moves by one millimetre, with Shift by five; other keys do not move', () => {
  expect(nudgeOf('ArrowLeft', false)).toEqual([-1, 0]);
  expect(nudgeOf('ArrowDown', true)).toEqual([0, 5]);
  expect(nudgeOf('a', false)).toBeNull();
});
