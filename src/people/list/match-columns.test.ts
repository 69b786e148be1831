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

/** Headers that Czech systems for wages, people and contacts write: Pohoda, Helios, Vema, Microsoft 365, Outlook. */
const czechHeaders: readonly [string, ColumnTarget | null][] = [
  ['Příjmení a jméno', 'fullName'],
  ['Zobrazované jméno', 'fullName'],
  ['Celé jméno s tituly', 'fullName'],
  ['Titul před', 'titleBefore'],
  ['Titul za', 'titleAfter'],
  ['Název pracovní pozice', 'position'],
  ['Pracovní místo', 'position'],
  ['Druh práce', 'position'],
  ['Název útvaru', 'department'],
  ['Organizační jednotka', 'department'],
  ['Středisko', 'department'],
  ['Telefon do zaměstnání', 'phone'],
  ['Telefon (práce)', 'phone'],
  ['Firemní mobil', 'mobile'],
  ['Služební e-mail', 'email'],
  ['Primární e-mailová adresa', 'email'],
  ['Ulice a č. p.', 'street'],
  ['Ulice, číslo popisné', 'street'],
  ['Poštovní směrovací číslo', 'postcode'],
  ['Místo výkonu práce', 'branch'],
  ['Osobní číslo', 'number'],
  ['Rodné číslo', null],
  ['Datum nástupu', null],
  ['Nadřízený', null],
  ['IČ', null],
  ['DIČ', null],
];

/** Headers of German systems: Personio, SAP, DATEV, Outlook and Microsoft Entra. */
const germanHeaders: readonly [string, ColumnTarget | null][] = [
  ['Anzeigename', 'fullName'],
  ['Name des Mitarbeiters', 'fullName'],
  ['Bevorzugter Name', 'givenName'],
  ['Familienname', 'familyName'],
  ['Akademischer Grad', 'titleBefore'],
  ['Planstelle', 'position'],
  ['Stellenbezeichnung', 'position'],
  ['Tätigkeitsbezeichnung', 'position'],
  ['TAETIGKEIT', 'position'],
  ['Organisationseinheit', 'department'],
  ['Abteilung', 'department'],
  ['Unterunternehmen', 'companyName'],
  ['Telefon geschäftlich', 'phone'],
  ['Telefon geschaeftlich', 'phone'],
  ['Telefon (geschäftlich)', 'phone'],
  ['Bürotelefon', 'phone'],
  ['Mobiltelefon', 'mobile'],
  ['Mobilfunknummer', 'mobile'],
  ['Geschäftliche E-Mail-Adresse', 'email'],
  ['E-Mail (dienstlich)', 'email'],
  ['Straße geschäftlich', 'street'],
  ['Postleitzahl geschäftlich', 'postcode'],
  ['Ort geschäftlich', 'city'],
  ['Büro', 'branch'],
  ['Buero', 'branch'],
  ['Dienstort', 'branch'],
  ['Personalteilbereich', 'branch'],
  ['Webseite', 'website'],
  ['XING-Profil', 'url'],
  ['Personalnummer', 'number'],
  ['Kostenstelle', null],
  ['Eintrittsdatum', null],
  ['Vorgesetzte/r', null],
  ['Steuerklasse', null],
  ['Anrede', null],
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

test('headers of Czech systems are certain, and their private columns are left out', () => {
  const matched = czechHeaders.map(([header]) => [header, match(header)]);
  expect(matched).toEqual(
    czechHeaders.map(([header, target]) => [header, { target, certain: target !== null }]),
  );
});

test('a header that is written in camel case is known', () => {
  expect(match('LinkedIn')).toEqual({ target: 'url', certain: true });
});

test('headers of German systems are certain, and their private columns are left out', () => {
  const matched = germanHeaders.map(([header]) => [header, match(header)]);
  expect(matched).toEqual(
    germanHeaders.map(([header, target]) => [header, { target, certain: target !== null }]),
  );
});

test('a name is not guessed beside first and last names', () => {
  const list = { headers: ['Mitarbeiter-Nr.', 'Vorname', 'Nachname', 'Name der Führungskraft'], rows: [] };
  expect(matchColumns(list, textFields).map(({ target }) => target)).toEqual([
    'number',
    'givenName',
    'familyName',
    null,
  ]);
});

test('a column called Name has the last names beside first names', () => {
  const targets = (...headers: string[]) =>
    matchColumns({ headers, rows: [] }, textFields).map(({ target }) => target);
  expect(targets('Name', 'Vorname')).toEqual(['familyName', 'givenName']);
  expect(targets('Name', 'Vorname', 'Nachname')).toEqual(['fullName', 'givenName', 'familyName']);
  expect(targets('Name')).toEqual(['fullName']);
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
