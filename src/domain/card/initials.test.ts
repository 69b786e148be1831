import { expect, test } from 'vitest';
import { isInitials, typedInitials } from './initials.ts';

test('typed initials are at most three capitals, also with &', () => {
  expect(typedInitials(' w & hale')).toBe('W&H');
  expect(typedInitials('š.k.')).toBe('ŠK');
  expect(typedInitials('ß')).toBe('SS');
  expect(typedInitials(' .,- ')).toBe('');
});

test('only what is typed as initials is initials', () => {
  expect(['V', 'W&H', 'ŠŽĎ', '3M'].filter(isInitials)).toHaveLength(4);
  expect(['', 'v', 'ABCD', 'A B', '.'].filter(isInitials)).toEqual([]);
});
