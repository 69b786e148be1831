import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';
import { scriptTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that never comes fails after its time, and is shown if it comes later', async () => {
  let arrive: (component: () => null) => void = () => undefined;
  const Part = lazyComponent(() => new Promise<() => null>((resolve) => (arrive = resolve)));
  const loading = expect(Part.load()).rejects.toThrow(scriptTimeout);
  await vi.advanceTimersByTimeAsync(30_000);
  await loading;
  expect(Part.isLoaded()).toBe(false);
  arrive(() => null);
  await vi.advanceTimersByTimeAsync(0);
  expect(Part.isLoaded()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
