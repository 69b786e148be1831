import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

test('with Redis out of reach tries are still counted, in memory', async () => {
  const limits = createRateLimits('redis://127.0.0.1:1', () => undefined);
  for (let attempt = 0; attempt < 10; attempt += 1) await limits.count('loginFailuresByAccount', 'elena');
  await expect(limits.count('loginFailuresByAccount', 'elena')).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    details: { retryAfterSeconds: 900 },
  });
  await limits.count('loginFailuresByAccount', 'somebody else');
  limits.close();
});

test('a try taken back can be made again', async () => {
  const limits = createRateLimits(undefined, () => undefined);
  for (let attempt = 0; attempt < 10; attempt += 1) await limits.count('loginFailuresByAccount', 'elena');
  await limits.forgive('loginFailuresByAccount', 'elena');
  await limits.count('loginFailuresByAccount', 'elena');
  await expect(limits.count('loginFailuresByAccount', 'elena')).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
});
