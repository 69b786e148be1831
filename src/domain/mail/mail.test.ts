import { expect, test } from 'vitest';
import { isMailGivenUp, mailRetryDelayMs } from './mail.ts';

const minute = 60_000;

test('a mail is tried again after one, two, four and eight minutes, then every ten', () => {
  const delays = [1, 2, 3, 4, 5, 6, 400].map((attempts) => mailRetryDelayMs(attempts) / minute);
  expect(delays).toEqual([1, 2, 4, 8, 10, 10, 10]);
});

test('a mail is given up after three days', () => {
  const createdAt = new Date('2026-11-12T12:00:00Z');
  expect(isMailGivenUp(createdAt, new Date('2026-11-15T12:00:00Z'))).toBe(false);
  expect(isMailGivenUp(createdAt, new Date('2026-11-15T12:00:01Z'))).toBe(true);
});
