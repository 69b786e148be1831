import { expect, test } from 'vitest';
import { lruCache } from './lru-cache.ts';

test('a value is computed once while it is in use, and again after long disuse', () => {
  const asked: string[] = [];
  const remembered = lruCache<string>(2);
  const use = (key: string) =>
    remembered(key, () => {
      asked.push(key);
      return key;
    });
  for (const key of ['a', 'a', 'b', 'c', 'a', 'd', 'a']) use(key);
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  for (const key of ['e', 'f', 'g', 'b']) use(key);
  expect(asked.at(-1)).toBe('b');
});
