import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToasts, showToast } from './toast-store.ts';
import { toastRemovalMs } from './toasts.ts';

const text = { variant: 'default', title: 'Card Saved', description: 'It is in My Cards.' } as const;

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const { id, open } of getToasts()) if (open) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

function titlesOnShow(): string[] {
  return getToasts()
    .filter(({ open }) => open)
    .map(({ title }) => title);
}

test('a new toast replaces the visible one', () => {
  showToast(text);
  showToast({ ...text, title: 'Card Deleted' });
  expect(titlesOnShow()).toEqual(['Card Deleted']);
});

test('a dismissed toast is in memory for exactly a million milliseconds', () => {
  expect(toastRemovalMs).toBe(1_000_000);
  showToast(text);
  dismissToast(getToasts()[0]?.id ?? 0);
  vi.advanceTimersByTime(toastRemovalMs - 1);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toHaveLength(0);
});

test('a replaced toast is removed from memory, the visible one stays', () => {
  showToast(text);
  showToast({ ...text, title: 'Card Deleted' });
  vi.advanceTimersByTime(toastRemovalMs);
  expect(getToasts().map(({ title }) => title)).toEqual(['Card Deleted']);
});

test('dismissing an unknown toast changes nothing', () => {
  showToast(text);
  dismissToast(-1);
  expect(titlesOnShow()).toEqual(['Card Saved']);
});
