import { expect, test } from 'vitest';
import { isOwnerOf, ownerIdOf } from './owner-id.ts';

const company = { id: 'studio' };

test('what a person does for a company is kept apart from their own, and both are theirs', () => {
  const own = ownerIdOf({ id: 'elena', company: null });
  const forCompany = ownerIdOf({ id: 'elena', company });
  expect(own).not.toBe(forCompany);
  expect([own, forCompany].map((owner) => isOwnerOf(owner, 'elena'))).toEqual([true, true]);
  expect([own, forCompany].map((owner) => isOwnerOf(owner, 'elen'))).toEqual([false, false]);
});
