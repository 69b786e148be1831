import { expect, test } from 'vitest';
import { auditFilter } from './audit-query.ts';

const now = new Date(2026, 2, 3, 14, 30);

test('everything of all time needs no filter', () => {
  expect(auditFilter({ username: '', action: 'all', period: 'all' }, now)).toEqual({});
});

test('a period begins with a day, so that asking again asks the same', () => {
  const { from } = auditFilter({ username: '', action: 'all', period: 'week' }, now);
  expect(from).toBe(new Date(2026, 1, 24).toISOString());
});

test('a name and an action are asked for as chosen', () => {
  expect(auditFilter({ username: 'mira', action: 'user_deleted', period: 'all' }, now)).toEqual({
    username: 'mira',
    action: 'user_deleted',
  });
});
