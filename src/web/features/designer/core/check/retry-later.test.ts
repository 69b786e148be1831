import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryLater } from './retry-later.ts';
import { checkOfReading } from './use-code-reading.ts';

let goOnline: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    goOnline = listener;
  });
  vi.stubGlobal('removeEventListener', () => {
    goOnline = () => undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what failed is tried again by itself, later each time, and three times at most', () => {
  const waits = [0, 1, 2, 3].map((failures) => {
    const retry = vi.fn();
    const began = Date.now();
    const stop = retryLater(failures, retry);
    vi.advanceTimersToNextTimer();
    stop();
    return retry.mock.calls.length === 1 ? Date.now() - began : null;
  });
  expect(waits).toEqual([3_000, 10_000, 30_000, null]);
});

test('it is tried again when the browser is online, and not after it was stopped', () => {
  const retry = vi.fn();
  const stop = retryLater(3, retry);
  goOnline();
  expect(retry).toHaveBeenCalledOnce();
  stop();
  goOnline();
  expect(retry).toHaveBeenCalledOnce();
});

test('a code that is not read yet, or whose reader did not load, is named with the reason', () => {
  const rule = { side: 'back', rule: 'qrReads' };
  expect(checkOfReading({ state: 'reading' }).notRun).toEqual([{ ...rule, reason: 'reading' }]);
  expect(checkOfReading({ state: 'notLoaded' }).notRun).toEqual([{ ...rule, reason: 'reader' }]);
  expect(checkOfReading({ state: 'reads' })).toMatchObject({ notRun: [], passed: [{ rule: 'qrReads' }] });
});
