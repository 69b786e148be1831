import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** A job that ends on demand. */
function pendingJob() {
  const state: { resolve?: () => void } = {};
  const ended = new Promise<void>((resolve) => {
    state.resolve = resolve;
  });
  return { work: () => ended, end: () => state.resolve?.() };
}

test('a job whose client disconnects while it waits does not run, and the next one moves up', async () => {
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 5 });
  const first = pendingJob();
  const client = new AbortController();
  const done: string[] = [];
  const running = limit(first.work);
  const aborted = limit(async () => done.push('aborted'), { signal: client.signal });
  const waiting = limit(async () => done.push('waiting'));

  client.abort();
  await expect(aborted).rejects.toMatchObject({ code: 'CLIENT_LEFT' });
  first.end();
  await Promise.all([running, waiting]);
  expect(done).toEqual(['waiting']);
  // The slot is free again: the next job runs at once.
  await limit(async () => done.push('next'));
  expect(done).toEqual(['waiting', 'next']);
});

test('a job with an aborted signal does not run', async () => {
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 5 });
  await expect(limit(async () => undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'CLIENT_LEFT',
  });
});

test('one user cannot fill the queue: further jobs are refused while those of others wait', async () => {
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 5, maxPerUser: 2 });
  const first = pendingJob();
  const running = limit(first.work, { userId: 'elena' });
  const waiting = limit(async () => 'second', { userId: 'elena' });
  await expect(limit(async () => 'third', { userId: 'elena' })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
  const other = limit(async () => 'other', { userId: 'juraj' });
  first.end();
  await running;
  expect(await Promise.all([waiting, other])).toEqual(['second', 'other']);
  expect(await limit(async () => 'again', { userId: 'elena' })).toBe('again');
});
