import { expect, test } from 'vitest';
import { removalReason } from './removal-reason.ts';

test.each([
  ['was on the last list', { last: { texts: {} }, createdAt: '2026-03-01' }, 'left'],
  ['came by a link', { last: null, createdAt: '2026-03-01' }, 'unlisted'],
  ['is the card that the design was made from', { last: { texts: {} }, createdAt: '2026-01-01' }, 'first'],
])('a card that has no row and %s is named so', (_, card, reason) => {
  expect(removalReason(card, '2026-02-01')).toBe(reason);
});
