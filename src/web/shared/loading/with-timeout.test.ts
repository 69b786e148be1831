import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a script that loads in time is returned, and no timer is left', async () => {
  await expect(withTimeout(Promise.resolve('script'))).resolves.toBe('script');
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that hangs fails after five seconds, and loading late changes nothing', async () => {
  let resolveScript: (script: string) => void = () => undefined;
  const settled = vi.fn();
  const loading = new Promise<string>((resolve) => {
    resolveScript = resolve;
  });
  const waiting = withTimeout(loading).then(settled, settled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  resolveScript('late');
  await waiting;
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error('A script did not load in time'));
});

test('a script that fails to load fails at once', async () => {
  await expect(withTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(vi.getTimerCount()).toBe(0);
});
