import { expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

test.each([
  ['sk', ['en-GB'], 'sk'],
  ['en', ['sk'], 'en'],
  [undefined, ['sk-SK', 'en'], 'sk'],
  [undefined, ['cs-CZ', 'sk', 'en'], 'cs'],
  [undefined, ['de-AT', 'en'], 'de'],
  [undefined, ['hu', 'sk', 'en'], 'sk'],
  [undefined, ['EN-us'], 'en'],
  [undefined, ['hu', 'fr'], 'en'],
  ['tlh', ['sk'], 'sk'],
  [undefined, [], 'en'],
] as const)('with %s stored and %j requested, the page is in %s', (stored, requested, language) => {
  expect(chooseLanguage(stored, requested)).toBe(language);
});
