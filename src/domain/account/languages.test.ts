import { expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

test.each([
  ['sk', ['en-GB'], 'sk'],
  ['en', ['sk'], 'en'],
  [undefined, ['sk-SK', 'en'], 'sk'],
  [undefined, ['cs-CZ', 'sk', 'en'], 'sk'],
  [undefined, ['EN-us'], 'en'],
  [undefined, ['de', 'fr'], 'en'],
  ['tlh', ['sk'], 'sk'],
  [undefined, [], 'en'],
] as const)('remembered %s, asked for %j: the page speaks %s', (remembered, asked, language) => {
  expect(chooseLanguage(remembered, asked)).toBe(language);
});
