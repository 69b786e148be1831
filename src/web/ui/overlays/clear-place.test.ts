import { expect, test } from 'vitest';
import { clearShift } from './clear-place.ts';

const toast = { top: 780, bottom: 876, left: 1000, right: 1416 };
const strip = { top: 760, bottom: 850, left: 600, right: 1440 };
const windowHeight = 900;

test('a toast that covers nothing that matters stays at the bottom edge', () => {
  expect(clearShift(toast, [], windowHeight)).toBe(0);
  expect(clearShift(toast, [{ ...strip, left: 0, right: 560 }], windowHeight)).toBe(0);
  expect(clearShift(toast, [{ ...strip, top: 500, bottom: 600 }], windowHeight)).toBe(0);
});

test('a toast rises above the looks, and above the field that is above them', () => {
  expect(clearShift(toast, [strip], windowHeight)).toBe(760 - 8 - 876);
  const field = { top: 700, bottom: 740, left: 1100, right: 1300 };
  expect(clearShift(toast, [field, strip], windowHeight)).toBe(700 - 8 - 876);
});

test('a toast at the top edge of a phone goes below the field that is typed', () => {
  const atTop = { top: 12, bottom: 110, left: 0, right: 390 };
  const field = { top: 60, bottom: 104, left: 16, right: 374 };
  expect(clearShift(atTop, [field], 844)).toBe(104 + 8 - 12);
});

test('where not all can stay clear, the field does', () => {
  const low = { top: 200, bottom: 296, left: 0, right: 390 };
  const field = { top: 230, bottom: 270, left: 16, right: 374 };
  const looks = { top: 0, bottom: 200, left: 0, right: 390 };
  expect(clearShift(low, [field, looks], 300)).toBe(230 - 8 - 296);
});

test('a toast stays where it is if no place is clear', () => {
  const all = { top: 0, bottom: 900, left: 0, right: 1440 };
  expect(clearShift(toast, [all], windowHeight)).toBe(0);
});
