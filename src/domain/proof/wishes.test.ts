import { expect, test } from 'vitest';
import { openChanges } from './wishes.ts';

const wish = {
  changes: [
    { field: 'position' as const, text: 'Director' },
    { field: 'mobile' as const, text: '' },
    { field: 'other' as const, text: 'A larger logo' },
  ],
};

test('a wish stays until the card says so, whatever else of the card changes', () => {
  expect(openChanges(wish, { position: 'Manager', mobile: '1' })).toEqual(wish.changes);
  expect(openChanges(wish, { position: ' Director ', mobile: ' ' }).map(({ field }) => field)).toEqual([
    'other',
  ]);
  expect(openChanges(wish, undefined).map(({ field }) => field)).toEqual(['position', 'other']);
});
