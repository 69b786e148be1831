import { expect, test } from 'vitest';
import { usualFormatOf } from './usual-format.ts';

test.each([
  [['de-DE', 'en'], '85x55'],
  [['de'], '85x55'],
  [['de-AT'], '85x55'],
  [['en-GB', 'de-DE'], '85x55'],
  [['gsw-Latn-CH'], '85x55'],
  [['sk-SK', 'de'], null],
  [['cs'], null],
  [['en-US'], null],
  [['en'], null],
  [[], null],
])('for the languages %j the usual format is %s', (languages, format) => {
  expect(usualFormatOf(languages)).toBe(format);
});
