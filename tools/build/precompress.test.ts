import { expect, test } from 'vitest';
import { inTurns } from './precompress.ts';

test('of two thousand files a few are open at once, and each is compressed', async () => {
  const running = { now: 0, most: 0 };
  const done = new Set<number>();
  await inTurns(
    Array.from({ length: 2000 }, (_, n) => n),
    async (n) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await Promise.resolve();
      running.now -= 1;
      done.add(n);
    },
  );
  expect(done.size).toBe(2000);
  expect(running.most).toBe(8);
});
