import { expect, test } from 'vitest';
import { normaliseUsername, renameProblem, usernameKey, usernameProblem } from './usernames.ts';

test.each(['elena', 'Ľudmila Šťastná', 'mira.dolina', 'Ελένη', 'Олена', '山田はなこ', 'anna-2'])(
  '%s can be a username',
  (typed) => {
    expect(usernameProblem(typed)).toBeNull();
  },
);

test.each([
  ['el', 'USERNAME_TOO_SHORT'],
  ['  el  ', 'USERNAME_TOO_SHORT'],
  ['x'.repeat(65), 'USERNAME_TOO_LONG'],
  ['ad\u200dmin', 'USERNAME_INVISIBLE'],
  ['ad\u00admin', 'USERNAME_INVISIBLE'],
  ['ad\u0000min', 'USERNAME_INVISIBLE'],
  ['abc\ud800', 'USERNAME_INVISIBLE'],
  ['ad\u3164min', 'USERNAME_INVISIBLE'],
  ['ad\u034fmin', 'USERNAME_INVISIBLE'],
  ['ad\ufe0fmin', 'USERNAME_INVISIBLE'],
  ['ad\u17b5min', 'USERNAME_INVISIBLE'],
  ['ad\u{e0101}min', 'USERNAME_INVISIBLE'],
  ['elena@cards.example', 'USERNAME_WITH_AT'],
  ['elena＠cards.example', 'USERNAME_WITH_AT'],
  ['elena﹫cards.example', 'USERNAME_WITH_AT'],
  ['\u0430dmin', 'USERNAME_MIXED_SCRIPTS'],
  ['αdmin', 'USERNAME_MIXED_SCRIPTS'],
] as const)('%j is refused as %s', (typed, problem) => {
  expect(usernameProblem(typed)).toBe(problem);
});

test('names that differ only in case, width or outer spaces are the same name', () => {
  expect(new Set(['Elena', ' elena', 'ＥＬＥＮＡ', 'elena '].map(usernameKey)).size).toBe(1);
});

test('a username is shown as typed, without outer spaces', () => {
  expect(normaliseUsername('  Elena Marek ')).toBe('Elena Marek');
});

test('a name of an earlier release may stay, and a new one obeys the rules', () => {
  expect(renameProblem('elena@cards.example', ' elena@cards.example ')).toBeNull();
  expect(renameProblem('elena@cards.example', 'Elena@cards.example')).toBe('USERNAME_WITH_AT');
  expect(renameProblem('elena@cards.example', 'elena')).toBeNull();
});
