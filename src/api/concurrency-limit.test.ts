import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const held: { resolve?: () => void } = {};
  const ended = new Promise<void>((resolve) => {
    held.resolve = resolve;
  });
  return { work: () => ended, end: () => held.resolve?.() };
}

test('whoever leaves while waiting is not worked for, and those behind move up', async () => {
  const inTurn = concurrencyLimit({ maxRunning: 1, maxWaiting: 5 });
  const first = heldWork();
  const leaving = new AbortController();
  const done: string[] = [];
  const running = inTurn(first.work);
  const left = inTurn(async () => done.push('left'), { signal: leaving.signal });
  const patient = inTurn(async () => done.push('patient'));

  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'CLIENT_LEFT' });
  first.end();
  await Promise.all([running, patient]);
  expect(done).toEqual(['patient']);
  // Nothing is left over: the next comes at once.
  await inTurn(async () => done.push('next'));
  expect(done).toEqual(['patient', 'next']);
});

test('whoever has left before is never worked for', async () => {
  const inTurn = concurrencyLimit({ maxRunning: 1, maxWaiting: 5 });
  await expect(inTurn(async () => undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'CLIENT_LEFT',
  });
});

test('one person cannot fill the queue: their next is refused while others’ still wait', async () => {
  const inTurn = concurrencyLimit({ maxRunning: 1, maxWaiting: 5, maxPerUser: 2 });
  const first = heldWork();
  const running = inTurn(first.work, { userId: 'elena' });
  const waiting = inTurn(async () => 'second', { userId: 'elena' });
  await expect(inTurn(async () => 'third', { userId: 'elena' })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
  const other = inTurn(async () => 'other', { userId: 'juraj' });
  first.end();
  await running;
  expect(await Promise.all([waiting, other])).toEqual(['second', 'other']);
  expect(await inTurn(async () => 'again', { userId: 'elena' })).toBe('again');
});
