import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testedBelow } from '../../tests/e2e/tested-below.ts';
import { testTitles } from './test-titles.ts';

const titlesIn = (file: string) => testTitles(readFileSync(file, 'utf8'));

test.each(testedBelow)('%s “%s” is a journey, and %s tests its rule', (file, title, proof, words) => {
  expect(titlesIn(`tests/e2e/${file}`)).toContainEqual(expect.stringContaining(title));
  expect(titlesIn(proof)).toContainEqual(expect.stringContaining(words));
});

test('no journey is left out twice', () => {
  expect(new Set(testedBelow.map(([file, title]) => `${file} ${title}`)).size).toBe(testedBelow.length);
});
