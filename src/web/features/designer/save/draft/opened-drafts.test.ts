import { expect, test } from 'vitest';
import { isWorthSaying, markOpened } from './opened-drafts.ts';

const now = new Date('2026-03-04T10:00');
const draft = { owner: 'visitor-of-this-test', subject: 'new' };

test('a restored draft is named after a reload or on another day, not on the way back from another page', () => {
  expect(isWorthSaying(draft, now, now)).toBe(true);
  markOpened(draft.owner);
  expect(isWorthSaying(draft, new Date('2026-03-04T09:59'), now)).toBe(false);
  expect(isWorthSaying(draft, new Date('2026-03-03T23:59'), now)).toBe(true);
});

test('unsaved changes of a saved card are always named', () => {
  markOpened(draft.owner);
  expect(isWorthSaying({ ...draft, subject: 'card-1' }, now, now)).toBe(true);
});
