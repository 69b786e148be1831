import { expect, test } from 'vitest';
import { findHelp } from './find-help.ts';
import { loadHelp } from './help-content.ts';

const en = await loadHelp('en');
const sk = await loadHelp('sk');

const found = (search: string, { topics } = en) =>
  findHelp(topics, search).map(({ topic, id }) => (id ? `${topic}#${id}` : topic));

test('a section that is named so comes first', () => {
  expect(found('safe margin')[0]).toBe('bleed');
  expect(found('quiet')).toEqual([]);
  expect(found('empty room')[0]).toBe('qr-codes#quiet-zone');
});

test('every word must be there, in any order and without accents', () => {
  expect(found('edge white')).toContain('bleed#bleed');
  expect(found('spadavka', sk)[0]).toBe('bleed');
  expect(found('SPADÁVKA unicorn', sk)).toEqual([]);
});

test('nothing is found for an empty search, and never more than eight', () => {
  expect(found('  ')).toEqual([]);
  expect(found('a').length).toBe(8);
});

test('what was found is shown with its first words', () => {
  const [first] = findHelp(en.topics, 'blade');
  expect(first?.excerpt.length).toBeLessThanOrEqual(142);
  expect(first?.title).toBe('Bleed, cut and safe margin');
});
