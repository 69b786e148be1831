import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameJson, sortedJson } from './sorted-json.ts';

test('the order of keys and members that are undefined make no difference', () => {
  expect(isSameJson({ a: 1, b: { c: [1, null] } }, { b: { c: [1, null], d: undefined }, a: 1 })).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j is not %j', (one, other) => {
  expect([isSameJson(one, other), isSameJson(other, one)]).toEqual([false, false]);
});

test('values are the same exactly when their sorted JSON is', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isSameJson(one, other)).toBe(sortedJson(one) === sortedJson(other));
      expect(isSameJson(one, JSON.parse(sortedJson(one)))).toBe(true);
    }),
  );
});
