import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { companyPhone } from './company-phone.ts';

const design = {
  card: cardOf({ companyName: 'Tatra', fullName: '', phone: '+421 55 200 00 00' }),
  branches: [{ id: 'w', name: 'Wien', texts: {} }],
};

test.each([
  [undefined, '055 / 728 12 00', '+421 55 728 12 00'],
  ['w', '01 512 52 00', '+43 1 5125200'],
  ['w', 'klapka 12', 'klapka 12'],
])('in the branch %s the number %s is written as those of a list are', (branchId, typed, shown) => {
  expect(companyPhone(design, branchId, typed)).toBe(shown);
});
