import { expect, test } from 'vitest';
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts';
import { passwordStrength, passwordWarning } from './passwords.ts';

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

const elena = { username: 'elena.marek', email: 'elena@lumen.example' };

test.each([
  ['123456', 'common'],
  ['Password', 'common'],
  ['      ', 'common'],
  ['elena.marek', 'personal'],
  ['Elena1', 'personal'],
  ['lumen123', 'personal'],
  ['elena@lumen.example', 'personal'],
  ['elena drinks her tea cold', null],
  ['štyri kone na lúke', null],
] as const)('the warning for %j is %s', (password, warning) => {
  expect(passwordWarning(password, elena, isCommonPassword)).toBe(warning);
});

test('there are at least ten thousand common passwords, and case is ignored', () => {
  for (const password of ['qwerty', 'QWERTY', 'iloveyou', 'zaq12wsx', 'football1'])
    expect(isCommonPassword(password)).toBe(true);
  expect(commonPasswordCount()).toBeGreaterThanOrEqual(10_000);
});
