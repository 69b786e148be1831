import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test.each([
  ['sk', ['en-GB'], 'sk'],
  ['en', ['sk'], 'en'],
  [null, ['sk-SK', 'en'], 'sk'],
  [null, ['cs-CZ', 'sk', 'en'], 'sk'],
  [null, ['EN-us'], 'en'],
  [null, ['de', 'fr'], 'en'],
  ['tlh', ['sk'], 'sk'],
  [null, [], 'en'],
] as const)('remembered %s, asked for %j: the page speaks %s', (remembered, asked, language) => {
  expect(chooseLanguage(remembered, asked)).toBe(language);
});
