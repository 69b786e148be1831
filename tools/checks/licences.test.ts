import { expect, test } from 'vitest';
import { refusedPackages, unknownSources, wrongLines } from './licences.ts';

test.each([
  ['GPL-3.0-only', true],
  ['AGPL-3.0-or-later', true],
  ['none', true],
  ['MIT AND GPL-2.0-only', true],
  ['(MIT OR GPL-2.0-only)', false],
  ['Apache-2.0', false],
])('a package under %s is refused: %s', (licence, isRefused) => {
  const planted = { name: 'planted', licence };
  expect(refusedPackages([planted])).toEqual(isRefused ? [planted] : []);
});

test('the LGPL is allowed for libvips only', () => {
  const libvips = { name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' };
  const planted = { name: 'planted', licence: 'LGPL-3.0-or-later' };
  expect(refusedPackages([libvips, planted])).toEqual([planted]);
});

const document = `| package | why | licence |
|---|---|---|
| @scope/one, …/two | they are needed | MIT |
| three | it is needed | ISC |
`;

test('a list that matches the packages has no errors', () => {
  const packages = ['@scope/one', '@scope/two'].map((name) => ({ name, licence: 'MIT' }));
  expect(wrongLines(document, [...packages, { name: 'three', licence: 'ISC' }])).toEqual([]);
});

test('a missing package, one with another licence, and one that is not a dependency are errors', () => {
  const packages = [
    { name: '@scope/one', licence: 'MIT' },
    { name: 'three', licence: 'Apache-2.0' },
    { name: 'four', licence: 'MIT' },
  ];
  expect(wrongLines(document, packages)).toEqual([
    'three is Apache-2.0, not ISC',
    'four is not listed',
    '@scope/two is listed and not a dependency',
  ]);
});

test('a source that is no longer a dependency is an error', () => {
  const text = '| Inter | by X, via @fonts/inter |\n| Lato | via the @faces packages |\n| Old | via gone |';
  expect(unknownSources(text, ['@fonts/inter', '@faces/lato'])).toEqual(['gone is not a dependency']);
});
