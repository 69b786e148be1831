import { expect, test } from 'vitest';
import { isMobileNumber } from './phone-number.ts';

test.each([
  ['+421 905 123 456', ''],
  ['00421 905 123 456', ''],
  ['0905/123 456', ''],
  ['0905 123 456', 'lumen.sk'],
  ['777 123 456', 'lumen.cz'],
  ['+49 (0)171 231 25 00', ''],
  ['0171 2312500', 'lumen.de'],
  ['07700 900 123', 'lumen.co.uk'],
])('%s is a mobile number, seen with an address at "%s"', (number, domain) => {
  expect(isMobileNumber(number, domain)).toBe(true);
});

test.each([
  ['+421 2 5441 1234', ''],
  ['02/5441 1234', 'lumen.sk'],
  ['542 210 333', 'lumen.cz'],
  ['0711 23125', 'lumen.de'],
  ['(512) 555-0142', 'lumen.com'],
])('%s is not, seen with an address at "%s"', (number, domain) => {
  expect(isMobileNumber(number, domain)).toBe(false);
});
