import { expect, test } from 'vitest';
import type { CardContent } from '#domain/card/card.ts';
import { isReadPhone } from './clean-values.ts';
import type { ColumnTarget } from './column-targets.ts';
import { readPeople } from './read-people.ts';

function personOf(cells: Partial<Record<ColumnTarget, string>>, own: CardContent = {}) {
  const list = {
    headers: Object.keys(cells),
    rows: [{ number: 2, cells: Object.values(cells) }],
  };
  return readPeople(list, Object.keys(cells) as ColumnTarget[], own)[0];
}

test('a name in several columns is joined with its titles', () => {
  expect(
    personOf({ familyName: 'Marek', givenName: 'Eva', titleBefore: 'Ing.', titleAfter: 'PhD.' })?.texts
      .fullName,
  ).toBe('Ing. Eva Marek, PhD.');
  expect(personOf({ fullName: 'Eva Marek', titleBefore: '' })?.texts.fullName).toBe('Eva Marek');
  expect(personOf({ givenName: '', familyName: '', titleBefore: 'Ing.' })?.texts.fullName).toBe('');
});

test.each([
  ['Müller, Anna-Lena', 'Anna-Lena Müller'],
  ['von der Heide,Jan', 'Jan von der Heide'],
  ['Eva Marek, PhD', 'Eva Marek, PhD'],
  ['Eva Marek, Ing', 'Eva Marek, Ing'],
  ['Eva Marek, M. A.', 'Eva Marek, M. A.'],
  ['Dr. Müller, Anna', 'Dr. Müller, Anna'],
])('a last name before a comma follows the first name: %s', (written, fullName) => {
  expect(personOf({ fullName: written })?.texts.fullName).toBe(fullName);
});

test('a postcode stands before the city, and a branch is no text', () => {
  expect(personOf({ city: 'Žilina', postcode: '010 01', branch: 'Sever' })).toEqual({
    row: 2,
    texts: { city: '010 01 Žilina' },
    branch: 'Sever',
  });
});

test('a branch is written as in its first row, whatever accents and case the others have', () => {
  const rows = ['Košice', 'kosice', 'KOŠICE ', 'Žilina'].map((branch, index) => ({
    number: index + 2,
    cells: [branch],
  }));
  const people = readPeople({ rows }, ['branch'], {});
  expect(people.map(({ branch }) => branch)).toEqual(['Košice', 'Košice', 'Košice', 'Žilina']);
});

test('only texts with a column are there', () => {
  expect(personOf({ fullName: 'Eva', position: '' })?.texts).toEqual({ fullName: 'Eva', position: '' });
});

test.each([
  ['0905 318442', 'phone of the design', { phone: '+421 905 000 000' }, '+421 905 318 442'],
  ['905318442', 'email of the design', { email: 'info@lumen.sk' }, '+421 905 318 442'],
  ['421905318442', 'number itself', {}, '+421 905 318 442'],
  ['00420603987654', 'number itself', {}, '+420 603 987 654'],
  ['+49 (0)89 636-48018', 'number itself', {}, '+49 89 63648018'],
  ['020 7946 0958', 'website of the design', { website: 'lumen.co.uk' }, '+44 20 7946 0958'],
  ['0905318442, 0905318443', 'design', { phone: '+421 905 000 000' }, '+421 905 318 442, +421 905 318 443'],
])('the phone %s gets the form of its country from the %s', (written, _, own, shown) => {
  expect(personOf({ phone: written }, own)?.texts.phone).toBe(shown);
});

test('a number without a known country, or with other words, stays as it is written', () => {
  expect(personOf({ phone: '0905 318442' })?.texts.phone).toBe('0905 318442');
  expect(personOf({ mobile: 'recepcia 12' }, { phone: '+421 905 000 000' })?.texts.mobile).toBe(
    'recepcia 12',
  );
});

test('the country of a number comes from the email of its row if the design has none', () => {
  expect(personOf({ phone: '0905318442', email: 'eva@lumen.sk' })?.texts.phone).toBe('+421 905 318 442');
});

test('addresses are shown without mailto:, protocol and www.', () => {
  const person = personOf({
    email: 'mailto:eva@lumen.sk',
    url: 'https://www.lumen.sk/eva/',
    website: 'www.lumen.sk/',
  });
  expect(person?.texts).toEqual({ email: 'eva@lumen.sk', url: 'lumen.sk/eva/', website: 'lumen.sk' });
});

test('a stroke within a number makes no two numbers of it', () => {
  const own = { phone: '+421 905 000 000' };
  expect(personOf({ phone: '055 / 728 12 00' }, own)?.texts.phone).toBe('+421 55 728 12 00');
  expect(personOf({ phone: '0905 318 442 / 0905 318 443' }, own)?.texts.phone).toBe(
    '+421 905 318 442, +421 905 318 443',
  );
});

test.each([
  ['its phone', { phone: '+43 1 5125' }],
  ['the letters before its postcode', { city: 'A-1010 Innere Stadt' }],
  ['its city', { city: '1010 Wien' }],
  ['the country in its lines', { free1: 'Rakúsko' }],
])('the branch in another country gives the prefix, by %s', (_, texts) => {
  const rows = [['Viedenská', '01 512 52 00']].map((cells) => ({ number: 2, cells }));
  const branches = [{ id: 'w', name: 'Viedenská', texts }];
  const [person] = readPeople({ rows }, ['branch', 'phone'], { phone: '+421 905 000 000' }, branches);
  expect(person?.texts.phone).toBe('+43 1 5125200');
  // What the list has is kept, so that another way to read it is no change of the list.
  expect(person?.cells?.texts).toEqual({ phone: '01 512 52 00' });
});

test('a number that nobody could call is told from one that was read', () => {
  expect(['+421 55 728 12 00', '+421 905 318 442, +421 905 318 443'].every(isReadPhone)).toBe(true);
  expect(['klapka 12', '0905 318', '+421 55 / 01'].some(isReadPhone)).toBe(false);
});

test('a personal number is of the person and on no card', () => {
  expect(personOf({ fullName: 'Eva', number: ' 1042 ' })).toEqual({
    row: 2,
    texts: { fullName: 'Eva' },
    number: '1042',
  });
});
