import { environmentManager, focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A server would never poll.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
});

const aDayMs = 24 * 60 * 60 * 1000;

/** A page that reads, and how often it has asked. */
function reader(answer: () => Promise<string>) {
  const client = createQueryClient();
  const asked = vi.fn(answer);
  const open = () => new QueryObserver(client, { queryKey: ['cards'], queryFn: asked }).subscribe(() => {});
  return { client, asked, open };
}

test('loaded data is not refetched over time, on focus or by another page', async () => {
  const { client, asked, open } = reader(async () => 'cards');
  client.mount();
  const leave = open();
  await vi.advanceTimersByTimeAsync(aDayMs);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1000);
  open();
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('a failed read is not retried', async () => {
  const { client, asked, open } = reader(() => Promise.reject(new Error('500')));
  open();
  await vi.advanceTimersByTimeAsync(aDayMs);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(['cards'])?.status).toBe('error');
});

test('a failed write is not retried', async () => {
  const written = vi.fn(() => Promise.reject(new Error('500')));
  const writing = new MutationObserver(createQueryClient(), { mutationFn: written }).mutate();
  await expect(writing).rejects.toThrow('500');
  await vi.advanceTimersByTimeAsync(aDayMs);
  expect(written).toHaveBeenCalledTimes(1);
});
