import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const own = 'https://cards.example';

test('a read is never cross-site', () => {
  expect(isCrossSite({ method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } }, own)).toBe(false);
});

test.each([
  ['same-origin', false],
  ['none', false],
  ['same-site', true],
  ['cross-site', true],
])('Sec-Fetch-Site %s alone decides when it is present', (site, expected) => {
  for (const origin of [own, 'https://evil.example', undefined]) {
    expect(isCrossSite({ method: 'POST', headers: { 'sec-fetch-site': site, origin } }, own)).toBe(expected);
  }
});

test.each([
  [own, false],
  ['https://cards.example.evil.example', true],
  ['http://cards.example', true],
  ['null', true],
  [undefined, false],
])('without Sec-Fetch-Site, origin %j decides', (origin, expected) => {
  expect(isCrossSite({ method: 'DELETE', headers: { origin } }, own)).toBe(expected);
});
