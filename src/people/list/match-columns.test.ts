import { expect, test } from 'vitest';
import { textFields } from '#domain/card/text-fields.ts';
import type { ColumnTarget } from './column-targets.ts';
import { matchColumns } from './match-columns.ts';

/** Headers as people write them, in English, Slovak, Czech and German. */
const realHeaders: readonly [string, ColumnTarget][] = [
  ['Full Name', 'fullName'],
  ['first_name', 'givenName'],
  ['LastName', 'familyName'],
  ['Job Title', 'position'],
  ['Work Phone', 'phone'],
  ['Mobile No.', 'mobile'],
  ['E-mail address', 'email'],
  ['LinkedIn', 'url'],
  ['Dept.', 'department'],
  ['Office location', 'branch'],
  ['Company Name', 'companyName'],
  ['ZIP', 'postcode'],
  ['Town', 'city'],
  ['Street Address', 'street'],
  ['Web', 'website'],
  ['Meno a priezvisko', 'fullName'],
  ['MENO', 'givenName'],
  ['Priezvisko', 'familyName'],
  ['Titul pred menom', 'titleBefore'],
  ['Titul za menom', 'titleAfter'],
  ['Pracovná pozícia', 'position'],
  ['Funkcia:', 'position'],
  ['Tel. č.', 'phone'],
  ['Telefónne číslo', 'phone'],
  ['Mobil (služobný)', 'mobile'],
  ['E-mail *', 'email'],
  ['Oddelenie', 'department'],
  ['Pobočka', 'branch'],
  ['Prevádzka', 'branch'],
  ['Ulica a číslo', 'street'],
  ['PSČ a mesto', 'city'],
  ['Webová stránka', 'website'],
  ['Názov firmy', 'companyName'],
  ['Jméno a příjmení', 'fullName'],
  ['Příjmení', 'familyName'],
  ['Křestní jméno', 'givenName'],
  ['Pracovní zařazení', 'position'],
  ['Služební telefon', 'phone'],
  ['Mobilní telefon', 'mobile'],
  ['Pracovní email', 'email'],
  ['Oddělení', 'department'],
  ['Provozovna', 'branch'],
  ['Ulice, č. p.', 'street'],
  ['Obec', 'city'],
  ['Společnost', 'companyName'],
  ['Webové stránky', 'website'],
  ['Vorname', 'givenName'],
  ['Nachname', 'familyName'],
  ['Akad. Titel', 'titleBefore'],
  ['Stellenbezeichnung', 'position'],
  ['Durchwahl', 'phone'],
  ['Handynummer', 'mobile'],
  ['E-Mail-Adresse', 'email'],
  ['Abteilung', 'department'],
  ['Standort', 'branch'],
  ['Straße und Hausnummer', 'street'],
  ['PLZ / Ort', 'city'],
  ['Homepage', 'website'],
  ['Firma', 'companyName'],
  ['Mitarbeiter/in', 'fullName'],
];

const match = (header: string, ...cells: string[]) =>
  matchColumns(
    {
      headers: [header],
      rows: cells.map((cell, index) => ({ number: index + 2, cells: [cell] })),
    },
    textFields,
  )[0];

test('at least 57 of 60 real headers in four languages are matched', () => {
  expect(realHeaders).toHaveLength(60);
  const missed = realHeaders.filter(([header, target]) => match(header)?.target !== target);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3);
});

test('a known header is certain, and one with a known word is to be checked', () => {
  expect(match('Telefón')).toEqual({ target: 'phone', certain: true });
  expect(match('Telefón recepcia')).toEqual({ target: 'phone', certain: false });
});

test('a column without a known header is matched by its cells, or left out', () => {
  expect(match('Kontakt 1', 'eva@lumen.sk', 'jan@lumen.sk')).toEqual({ target: 'email', certain: false });
  expect(match('X', '+421 905 318 442')).toEqual({ target: 'phone', certain: false });
  expect(match('X', 'https://lumen.sk')).toEqual({ target: 'url', certain: false });
  expect(match('Poznámka', 'dovolenka')).toEqual({ target: null, certain: false });
});

test('two columns never have the same target', () => {
  const list = { headers: ['Email 2', 'Email', 'E-mail'], rows: [] };
  expect(matchColumns(list, textFields).map(({ target }) => target)).toEqual([null, 'email', null]);
});

test('a mobile goes to the phone of a design that shows no mobile', () => {
  const list = { headers: ['Mobil'], rows: [] };
  expect(matchColumns(list, ['phone'])[0]?.target).toBe('phone');
  expect(matchColumns(list, ['phone', 'mobile'])[0]?.target).toBe('mobile');
  const both = { headers: ['Mobil', 'Telefón'], rows: [] };
  expect(matchColumns(both, ['phone']).map(({ target }) => target)).toEqual(['mobile', 'phone']);
});
