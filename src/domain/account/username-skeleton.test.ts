import { expect, test } from 'vitest';
import { isReservedUsername, usernameSkeleton } from './username-skeleton.ts';

test.each([
  ['admin', 'adrnin'],
  ['admin', 'ɑdmin'],
  ['popay', 'рорау'],
  ['kolo', 'k0lo'],
  ['mila', 'rni1a'],
])('%s and %s look alike', (one, other) => {
  expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
});

test.each([
  ['jozo', 'jožo'],
  ['jana', 'jane'],
  ['anna-2', 'anna-3'],
  ['Olena', 'Elena'],
])('%s and %s do not look alike', (one, other) => {
  expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
});

test('the skeleton of a skeleton is itself', () => {
  for (const name of ['admin', 'Ľudmila Šťastná', 'Ελένη', 'Олена', '山田はなこ', 'm0dern1'])
    expect(usernameSkeleton(usernameSkeleton(name))).toBe(usernameSkeleton(name));
});

test.each([
  'admin',
  'Admin',
  ' ADMIN ',
  'ａｄｍｉｎ',
  'ádmin',
  'admın',
  'ⓐdmin',
  'ɑdmin',
  'adrnin',
  'ad.min',
  'admin1',
  'adm1n',
  'ADM1N-1',
  'admln',
  'ádmIn',
  'adm|n',
])('%j looks like the operator’s name', (typed) => {
  expect(isReservedUsername(typed)).toBe(true);
});

test.each([
  'support',
  'Supp0rt',
  'help-desk',
  'root',
  'security',
  'billing',
  'Vizitka',
  'administrator',
  'moderator',
  'V1ZITKA',
  'vlzltka',
  'V1z1tka2',
  'b1ll1ng',
  '0ff1c1a1',
  '1nf0',
])('%j is reserved for the site', (typed) => {
  expect(isReservedUsername(typed)).toBe(true);
});

test.each(['admina', 'Milan', 'Emil', 'Ivo1', 'adminova', 'rootova', 'Helper', 'supporter-jan', '123456'])(
  '%j is not reserved',
  (typed) => {
    expect(isReservedUsername(typed)).toBe(false);
  },
);
