import { expect, test } from 'vitest';
import { fineTextReason } from './legibility.ts';

test.each([
  ['#000000', '#ffffff', null],
  ['#666666', '#ffffff', null],
  ['#666666', '#f8c93a', null],
  ['#ffffff', '#1e293b', 'reversed'],
  ['#f4f1e6', '#0f4a38', 'reversed'],
  ['#1f3a68', '#ffffff', 'severalInks'],
  ['#1e293b', '#ffffff', null],
  ['#64748b', '#ffffff', null],
  ['#ffffff', '#ffffff', null],
] as const)('text of %s on %s must be large enough because it is %s', (colour, ground, reason) => {
  expect(fineTextReason(colour, [ground])).toBe(reason);
});

test('one darker ground among several is enough', () => {
  expect(fineTextReason('#888888', ['#ffffff', '#000000'])).toBe('reversed');
});
