import { expect, test } from 'vitest';
import { withFixes } from './row-fixes.ts';

const eva = { row: 2, texts: { fullName: 'Eva Malá', email: 'eva@tatra' }, branch: 'Praha' };
const jan = { row: 3, texts: { fullName: 'Ján Kováč' }, branch: '' };

test('a fix replaces the texts and the branch that it names; the others are those of the list', () => {
  const fixes = new Map([
    [2, { texts: { email: 'eva@tatra.sk', position: 'Zvukárka' } }],
    [3, { texts: {}, branch: 'Košice' }],
  ]);
  expect(withFixes([eva, jan], fixes)).toEqual([
    { ...eva, texts: { fullName: 'Eva Malá', email: 'eva@tatra.sk', position: 'Zvukárka' } },
    { ...jan, branch: 'Košice' },
  ]);
});

test('a fix can empty a text and take a branch away', () => {
  expect(withFixes([eva], new Map([[2, { texts: { email: '' }, branch: '' }]]))).toEqual([
    { row: 2, texts: { fullName: 'Eva Malá', email: '' }, branch: '' },
  ]);
});
