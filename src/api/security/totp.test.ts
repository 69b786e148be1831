import { expect, test } from 'vitest';
import { matchingStep, totpCode, totpSecretText, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %d the code is that of RFC 6238', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
});

test('a code is accepted one step before and after its own, and not further away', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const code = totpCode(secret, totpStep(at(3000)));
  expect(matchingStep(secret, code, at(3000 + 59))).toBe(100);
  expect(matchingStep(secret, code, at(3000 - 1))).toBe(100);
  expect(matchingStep(secret, code, at(3000 + 60))).toBeNull();
  expect(matchingStep(secret, '1234567', at(3000))).toBeNull();
});

test('the secret is written in base 32, and the address for the QR code has it', () => {
  expect(totpSecretText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpUri(secret, { issuer: 'Vizitka', username: 'Elena M' })).toBe(
    'otpauth://totp/Vizitka:Elena%20M?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vizitka',
  );
});
