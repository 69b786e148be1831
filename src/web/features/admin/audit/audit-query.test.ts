import { expect, test } from 'vitest';
import { auditFilter } from './audit-query.ts';

const now = new Date(2026, 2, 3, 14, 30);

test('all actions of all time need no filter', () => {
  expect(auditFilter({ username: '', action: 'all', period: 'all' }, now)).toEqual({});
});

test('a period starts at midnight, so that the query stays the same', () => {
  const { from } = auditFilter({ username: '', action: 'all', period: 'week' }, now);
  expect(from).toBe(new Date(2026, 1, 24).toISOString());
});

test('the chosen name and action are in the filter', () => {
  expect(auditFilter({ username: 'mira', action: 'user_deleted', period: 'all' }, now)).toEqual({
    username: 'mira',
    action: 'user_deleted',
  });
});
