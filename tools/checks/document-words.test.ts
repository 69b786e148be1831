import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The changelog grows with each release; texts of others and of the law have their own length. */
const uncounted = ['CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'THIRD_PARTY.md'];
const documents = globSync(['*.md', '{docs,src}/**/*.md']).filter((name) => !uncounted.includes(name));
const maxWords = 36_000;

/** Words have a letter or a digit: borders of tables and marks of lists do not count. */
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('all documents have at most 36,000 words: what holds, said once', () => {
  const words = documents.map((name): [string, number] => [name, countWords(readFileSync(name, 'utf8'))]);
  const total = words.reduce((sum, [, count]) => sum + count, 0);
  const longest = words.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  expect(total, `The longest are ${longest.join('; ')}`).toBeLessThanOrEqual(maxWords);
});
