import { expect, test } from 'vitest';
import { variationSeeds } from './variation-seeds.ts';

test('the design’s own variation is the first of six different ones', () => {
  const seeds = variationSeeds(undefined);
  expect(seeds[0]).toBeUndefined();
  expect(new Set(seeds).size).toBe(6);
});

test('a chosen variation stays in its place', () => {
  const [, , third] = variationSeeds(undefined);
  expect(variationSeeds(third)).toEqual(variationSeeds(undefined));
});

test('a variation that Shuffle drew is among the six', () => {
  expect(variationSeeds(4711)).toContain(4711);
  expect(new Set(variationSeeds(4711)).size).toBe(6);
});
