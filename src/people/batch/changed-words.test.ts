import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test.each([
  ['Senior Sound Engineer', 'Lead Sound Engineer', '-Senior +Lead Sound Engineer'],
  ['Eva Šťastná', 'Eva Šťastná Malá', 'Eva Šťastná +Malá'],
  ['Eva', '', '-Eva'],
  ['', 'Eva', '+Eva'],
  ['+421 917 480 226', '+421 917 480 227', '+421 917 480 -226 +227'],
])('%s → %s', (before, after, expected) => {
  const signs = { same: '', removed: '-', added: '+' };
  const shown = changedWords(before, after).map(({ kind, text }) => signs[kind] + text);
  expect(shown.join(' ')).toBe(expected);
});

test('what stays and is gone is the text before; what stays and is new is the text after', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 80 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const changes = changedWords(before.join(' '), after.join(' '));
      const without = (kind: string) =>
        changes.filter((change) => change.kind !== kind).map(({ text }) => text);
      expect(without('added').join(' ')).toBe(before.join(' '));
      expect(without('removed').join(' ')).toBe(after.join(' '));
    }),
  );
});

test('a line break is a word', () => {
  expect(changedWords('Nová 1 Blok B', 'Nová 1\nBlok B')).toEqual([
    { kind: 'same', text: 'Nová 1' },
    { kind: 'added', text: '↵' },
    { kind: 'same', text: 'Blok B' },
  ]);
});
