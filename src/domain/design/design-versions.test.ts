import { expect, test } from 'vitest';
import { returnedBranches } from './design-versions.ts';

const nitra = { id: 'nitra', city: 'Nitra' };
const martin = { id: 'martin', city: 'Martin' };

test('a former version brings back the words of its branches', () => {
  expect(returnedBranches([nitra], [{ ...nitra, city: '949 01 Nitra' }])).toEqual([nitra]);
});

test('a branch that was added since stays, and one that was removed since is back', () => {
  expect(returnedBranches([nitra], [martin])).toEqual([nitra, martin]);
});
