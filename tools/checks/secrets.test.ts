import { expect, test } from 'vitest';
import { findSecrets } from './secrets.ts';

// Assembled here, so that this file contains no secret.
const digits = '0123456789abcdefABCDEF01';
test.each([
  ['a private key', ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' ')],
  ['a payment key', ['sk', 'live', digits].join('_')],
  ['a payment key', ['whsec', digits].join('_')],
  ['a cloud key', `AKIA${digits.slice(0, 16).toUpperCase()}`],
  ['a token', `ghp_${digits}${digits}`],
  ['a signed token', `eyJ${digits}.eyJ${digits}.${digits}`],
  ['a password in an address', ['postgres://vizitka', 'hunter2@db.example/vizitka'].join(':')],
  ['a long secret in quotes', `const clientSecret = '${digits}'`],
])('%s is found with its line', (what, text) => {
  expect(findSecrets(`first line\n${text}\nlast line`)).toEqual([{ what, line: 2 }]);
});

test.each([
  ['a key that its vendor publishes for tests', ['sk_test', '4eC39HqLyjWDarjtT1zdp7dc'].join('_')],
  ['a key’s beginning in a rule', "z.string().startsWith('whsec_')"],
  ['an address built at run time', ['postgres://postgres:$', '{password}@127.0.0.1'].join('')],
  ['a human-readable password', "const testPassword = 'correct horse'"],
])('%s is not a secret', (_what, text) => {
  expect(findSecrets(text)).toEqual([]);
});
