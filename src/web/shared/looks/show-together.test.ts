import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTogether } from './show-together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('drawings that arrive one after the other are shown together, in their order', () => {
  const shown: string[] = [];
  showTogether(() => shown.push('first'));
  vi.advanceTimersByTime(60);
  showTogether(() => shown.push('second'));
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(shown).toEqual(['first', 'second']);
});

test('a drawing that arrives later is shown with those after it', () => {
  const shown: string[] = [];
  showTogether(() => shown.push('first'));
  vi.advanceTimersByTime(120);
  showTogether(() => shown.push('second'));
  expect(shown).toEqual(['first']);
  vi.advanceTimersByTime(120);
  expect(shown).toEqual(['first', 'second']);
});
