import { expect, test } from 'vitest';
import { deletionDate, leavingRefusal } from './account-deletion.ts';

const user = { username: 'elena', isAdmin: false };
const admin = { username: 'marek', isAdmin: true };

test('an account goes 30 days after it was deleted', () => {
  expect(deletionDate(new Date('2026-11-15T08:00:00Z')).toISOString()).toBe('2026-12-15T08:00:00.000Z');
});

test('anybody may leave but the last admin and the account named admin', () => {
  expect(leavingRefusal(user, 0)).toBeNull();
  expect(leavingRefusal(admin, 1)).toBeNull();
  expect(leavingRefusal(admin, 0)).toBe('LAST_ADMIN');
  expect(leavingRefusal({ username: 'Admin', isAdmin: true }, 3)).toBe('PROTECTED_ACCOUNT');
});
