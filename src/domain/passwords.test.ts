import { expect, test } from 'vitest';
import { passwordStrength } from './passwords.ts';

test.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['123456', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['slnko7', 'weak'],
  ['Slnko-77', 'fair'],
  ['vizitka-demo', 'fair'],
  ['štyri kone na lúke', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
