import { expect, test } from 'vitest';
import { helperWithin } from './helper-within.ts';

test('a helper that arrives in time is handed on', async () => {
  await expect(helperWithin(Promise.resolve('helper'), 50)).resolves.toBe('helper');
});

test('a helper that hangs fails when its time is over', async () => {
  await expect(helperWithin(new Promise(() => undefined), 20)).rejects.toThrow('did not arrive in time');
});

test('a helper that fails is not waited for', async () => {
  await expect(helperWithin(Promise.reject(new Error('404')), 5_000)).rejects.toThrow('404');
});
