import { expect, test } from 'vitest';
import { movedOffset, nudgeOf } from './moved-offset.ts';

const limits = { min: -50, max: 50 };

test('offsets move in whole millimetres and stay within the limits of their fields', () => {
  expect(movedOffset({ left: 1, top: -2 }, 2.4, -3.6, limits)).toEqual({ left: 3, top: -6 });
  expect(movedOffset({ left: 49, top: -49 }, 5, -5, limits)).toEqual({ left: 50, top: -50 });
});

test('an arrow key moves by one millimetre, with Shift by five; other keys do not move', () => {
  expect(nudgeOf('ArrowLeft', false)).toEqual([-1, 0]);
  expect(nudgeOf('ArrowDown', true)).toEqual([0, 5]);
  expect(nudgeOf('a', false)).toBeNull();
});
