import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['194.160.12.7', '194.160.*.*'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:*'],
])('%s is masked as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
