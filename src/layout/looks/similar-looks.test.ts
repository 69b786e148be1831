import { expect, test } from 'vitest';
import { lookIds } from '#domain/card/look/card-look.ts';
import { lookOf } from './data/released-looks.ts';
import { similarLooks } from './similar-looks.ts';

test.each(lookIds)('six other looks are like %s', (id) => {
  const similar = similarLooks(id, 6);
  expect(new Set(similar).size).toBe(6);
  expect(similar).not.toContain(id);
});

test('the most similar look shares a trade', () => {
  const [first] = similarLooks('rosette', 1);
  expect(lookOf(first ?? 'rosette').trades.some((trade) => lookOf('rosette').trades.includes(trade))).toBe(
    true,
  );
});
