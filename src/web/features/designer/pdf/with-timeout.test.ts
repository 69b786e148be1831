import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a helper that arrives in time is handed on, and nothing keeps watching', async () => {
  await expect(withTimeout(Promise.resolve('helper'))).resolves.toBe('helper');
  expect(vi.getTimerCount()).toBe(0);
});

test('a helper that hangs fails after five seconds, and its late arrival changes nothing', async () => {
  let arrive: (helper: string) => void = () => undefined;
  const heard = vi.fn();
  const arriving = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const waiting = withTimeout(arriving).then(heard, heard);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  arrive('late');
  await waiting;
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('A helper script did not arrive in time'));
});

test('a helper that fails is not waited for', async () => {
  await expect(withTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(vi.getTimerCount()).toBe(0);
});
