import { expect, test } from 'vitest';
import { deliveryPlaces } from './delivery-places.ts';

const fast = 20;
const slow = 1001;
const endpoint = (accountId: string, answeredMs: number | null, host = `${accountId}.example`) => ({
  accountId,
  answeredMs,
  url: `https://${host}/hook`,
});
type Endpoint = ReturnType<typeof endpoint>;

/** How many of these get a place, one after the other. */
const placesFor = (endpoints: readonly Endpoint[], places = deliveryPlaces()) =>
  endpoints.filter((one) => places.take(one) !== null).length;
const many = (make: (at: number) => Endpoint) => Array.from({ length: 20 }, (_, at) => make(at));

test('an account gets two places, one for what is slow or was never asked', () => {
  expect(placesFor(many(() => endpoint('a', fast)))).toBe(2);
  expect(placesFor(many(() => endpoint('a', slow)))).toBe(1);
  expect(placesFor(many(() => endpoint('a', null)))).toBe(1);
});

test('a host gets four places, two for what is slow', () => {
  expect(placesFor(many((at) => endpoint(`a${at}`, fast, 'hooks.example')))).toBe(4);
  expect(placesFor(many((at) => endpoint(`a${at}`, slow, 'hooks.example')))).toBe(2);
});

test('all that are slow get six places together, and leave room for the others', () => {
  const places = deliveryPlaces();
  expect(
    placesFor(
      many((at) => endpoint(`slow${at}`, slow)),
      places,
    ),
  ).toBe(6);
  expect(placesFor([endpoint('a', fast)], places)).toBe(1);
});

test('a place that is given back is there for the next', () => {
  const places = deliveryPlaces();
  const giveBack = places.take(endpoint('a', slow));
  expect(places.take(endpoint('a', slow))).toBeNull();
  giveBack?.();
  expect(places.take(endpoint('a', slow))).not.toBeNull();
});
