import { expect, test } from 'vitest';
import { defaultPattern, fileNamer } from './file-names.ts';

const card = {
  row: 2,
  fullName: 'Eva Šťastná',
  companyName: 'Lumen',
  email: 'eva@lumen.sk',
  branch: 'Košice',
};

test('a name follows the pattern, and a branch is a folder', () => {
  expect(fileNamer(defaultPattern)(card)).toBe('Košice/Eva Šťastná.pdf');
  expect(fileNamer('{row} {company} {email}')(card)).toBe('2 Lumen eva@lumen.sk.pdf');
});

test('without a branch there is no folder, and without a name there is the row', () => {
  expect(fileNamer(defaultPattern)({ ...card, branch: '' })).toBe('Eva Šťastná.pdf');
  expect(fileNamer(defaultPattern)({ ...card, fullName: '' })).toBe('Košice/card 2.pdf');
});

test('the same name again gets a number, whatever its case and accents', () => {
  const nameOf = fileNamer('{Full name}.pdf');
  const names = ['Eva Šťastná', 'EVA ŠŤASTNÁ', 'Eva Stastna', 'Eva Šťastná (2)'];
  expect(names.map((fullName) => nameOf({ ...card, fullName }))).toEqual([
    'Eva Šťastná.pdf',
    'EVA ŠŤASTNÁ (2).pdf',
    'Eva Stastna (3).pdf',
    'Eva Šťastná (2) (2).pdf',
  ]);
});

test('a text cannot leave its folder or use what a file system forbids', () => {
  const nameOf = fileNamer(defaultPattern);
  expect(nameOf({ ...card, branch: '../..', fullName: '../../etc/passwd' })).toBe('etc passwd.pdf');
  expect(nameOf({ ...card, branch: 'a:b*?"<>|', fullName: 'CON' })).toBe('a b/CON_.pdf');
  expect(nameOf({ ...card, fullName: 'x'.repeat(300) })).toHaveLength('Košice/'.length + 80 + '.pdf'.length);
});

test('a pattern has only its own texts', () => {
  expect(fileNamer('{constructor}{__proto__}{toString} {Row}')(card)).toBe('2.pdf');
});

test.each([
  ['CON.txt', 'CON_.txt.pdf'],
  ['nul.tar.gz', 'nul_.tar.gz.pdf'],
  ['COM¹', 'COM¹_.pdf'],
  ['Connor', 'Connor.pdf'],
  ['Con Nguyen', 'Con Nguyen.pdf'],
])('the name %s is not one that Windows reserves', (fullName, file) => {
  expect(fileNamer('{Full name}')({ ...card, fullName })).toBe(file);
});

test('a name does not start like an option or a formula, and ends with whole characters', () => {
  const nameOf = fileNamer('{Branch}/{Full name}');
  expect(nameOf({ ...card, branch: '--out', fullName: '=cmd' })).toBe('out/cmd.pdf');
  expect(nameOf({ ...card, branch: '', fullName: `${'x'.repeat(79)}😀` })).toBe(`${'x'.repeat(79)}.pdf`);
});
