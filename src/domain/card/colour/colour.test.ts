import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseColour } from './colour.ts';

test.each([
  ['#ffffff', '#ffffff'],
  ['#FFF', '#ffffff'],
  [' #1e293b ', '#1e293b'],
  ['rgb(255, 255, 255)', '#ffffff'],
  ['rgb(30 41 59)', '#1e293b'],
  ['RGB(0,0,0)', '#000000'],
])('%s is read as %s', (typed, colour) => {
  expect(parseColour(typed)).toBe(colour);
});

test.each([
  '',
  'red',
  '#12',
  '#12345',
  '#1234567',
  'rgb(256, 0, 0)',
  'rgb(1, 2)',
  'rgba(0, 0, 0, 0.5)',
  'red;background:url(x)',
  '#fff;}',
])('%j is not a colour', (typed) => {
  expect(parseColour(typed)).toBeNull();
});

test('any input is parsed as a six-digit hex colour or null', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(parseColour(typed) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
