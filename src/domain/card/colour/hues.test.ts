import { expect, test } from 'vitest';
import { hueOf, isNeutral } from './hues.ts';

test.each([
  ['#1b1917', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'grey'],
  ['#c8102e', 'red'],
  ['#f3a21b', 'orange'],
  ['#5b3a29', 'brown'],
  ['#ffd500', 'yellow'],
  ['#1d5c45', 'green'],
  ['#0f4c55', 'teal'],
  ['#1f3a68', 'blue'],
  ['#43264f', 'purple'],
  ['#e5127d', 'pink'],
  ['#f7e9e6', 'white'],
  ['#f4b8b0', 'pink'],
])('%s is called %s', (colour, hue) => {
  expect(hueOf(colour)).toBe(hue);
});

test('a warm black is neutral, a dark navy is not', () => {
  expect([isNeutral('#1b1917'), isNeutral('#1b2f4f')]).toEqual([true, false]);
});
