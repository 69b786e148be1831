import { expect, test } from 'vitest';
import {
  allowsLineBreaks,
  hasLineBreak,
  linesOf,
  onOneLine,
  storedLines,
  typedLines,
} from './line-breaks.ts';
import { textFields } from './text-fields.ts';

test('numbers and addresses of the internet are on one line', () => {
  expect(textFields.filter((field) => !allowsLineBreaks(field))).toEqual(['mobile', 'phone', 'email', 'url']);
});

test('lines are trimmed, empty ones are left out, and there are three at most', () => {
  expect(linesOf(' Jana \r\n\n Dubravová ')).toEqual(['Jana', 'Dubravová']);
  expect(linesOf('a\nb\nc\nd')).toEqual(['a', 'b', 'c d']);
  expect([hasLineBreak('Jana\nDubravová'), hasLineBreak('Jana\n'), hasLineBreak('Jana')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('where one line is needed, a break is read as one space', () => {
  expect(onOneLine('Jana \n Dubravová\n')).toBe('Jana Dubravová');
  expect(onOneLine('  as typed ')).toBe('  as typed ');
});

test('a text is stored with its breaks, and without one as it is', () => {
  expect(storedLines('Jana \r\n Dubravová\n')).toBe('Jana\nDubravová');
  expect(storedLines('  as typed ')).toBe('  as typed ');
});

test('a typed text keeps two breaks, also an empty line that is being typed', () => {
  expect(typedLines('Jana\n')).toBe('Jana\n');
  expect(typedLines('a\r\nb\n\nc')).toBe('a\nb\n c');
  expect(typedLines('0905\n318 442', 0)).toBe('0905 318 442');
});
