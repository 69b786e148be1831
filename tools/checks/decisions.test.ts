import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const maxWords = 250;
const records = globSync(`${folder}/[0-9]*.md`).sort();
const index = readFileSync(`${folder}/README.md`, 'utf8');

/** Words have a letter or a digit: marks of lists and headings do not count. */
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test.each(records)('%s has its number, a decision, its reasons and at most 250 words', (name) => {
  const text = readFileSync(name, 'utf8');
  expect(text).toMatch(new RegExp(`^# ${Number(basename(name).slice(0, 4))}\\. `));
  expect(text).toContain('\n## Decision\n');
  expect(text).toContain('\n## Why\n');
  expect(countWords(text)).toBeLessThanOrEqual(maxWords);
});

test('the index has each record with its title, in order', () => {
  const listed = Array.from(
    index.matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| ([^|]+) \|/gm),
    ([, number = '', file = '', title = '']) => `${number} ${file} ${title}`,
  );
  const expected = records.map((name) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(readFileSync(name, 'utf8')) ?? [];
    return `${number} ${basename(name)} ${title}`;
  });
  expect(listed).toEqual(expected);
});
