import { expect, test } from 'vitest';
import { networksOf, parseAddress } from './ip-addresses.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::1', '::1'],
])('%s is parsed as the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  '',
  'unknown',
  '192.0.2.999',
  '192.0.2.1:port',
  '[192.0.2.1',
  '_hidden',
  '2001:db8::1::2',
  "'; --",
])('%j is not an address', (text) => {
  expect(parseAddress(text)).toBeNull();
  expect(networksOf(text)).toEqual({ narrow: 'unknown', wide: null });
});

test.each([
  ['192.0.2.1', '192.0.2.1', null],
  ['::ffff:192.0.2.1', '192.0.2.1', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is counted under %s and %s', (text, narrow, wide) => {
  expect(networksOf(text)).toEqual({ narrow, wide });
});
