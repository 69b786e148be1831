import { expect, test } from 'vitest';
import { pacedRetries } from './paced-retries.ts';

test('refused callers come again one after the other, and those beyond the longest time are spread', () => {
  const retryAfter = pacedRetries({ everyMs: 500, maxSeconds: 10 }, () => 1000);
  const paced = Array.from({ length: 20 }, retryAfter);
  expect(paced).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
  const spread = Array.from({ length: 500 }, retryAfter);
  expect(Math.min(...spread)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...spread)).toBeLessThanOrEqual(10);
  expect(new Set(spread).size).toBeGreaterThan(3);
});

test('a caller who is refused later does not wait for those who have come since', () => {
  let nowMs = 0;
  const retryAfter = pacedRetries({ everyMs: 500, maxSeconds: 10 }, () => nowMs);
  for (let refused = 0; refused < 8; refused += 1) retryAfter();
  nowMs = 60_000;
  expect(retryAfter()).toBe(1);
});
