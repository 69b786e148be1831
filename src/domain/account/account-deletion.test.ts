import { expect, test } from 'vitest';
import { accountDeletionRefusal, deletionDate } from './account-deletion.ts';

const user = { username: 'elena', isAdmin: false };
const admin = { username: 'marek', isAdmin: true };

test('an account is deleted 30 days after the request', () => {
  expect(deletionDate(new Date('2026-11-15T08:00:00Z')).toISOString()).toBe('2026-12-15T08:00:00.000Z');
});

test('any user can delete their account except the last admin and the account named admin', () => {
  expect(accountDeletionRefusal(user, 0)).toBeNull();
  expect(accountDeletionRefusal(admin, 1)).toBeNull();
  expect(accountDeletionRefusal(admin, 0)).toBe('LAST_ADMIN');
  expect(accountDeletionRefusal({ username: 'Admin', isAdmin: true }, 3)).toBe('PROTECTED_ACCOUNT');
});
