import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { textFields } from '#domain/card/text-fields.ts';
import { writeXlsx } from '../testing/write-xlsx.ts';
import { matchColumns } from './match-columns.ts';
import { readList, readPastedList } from './read-list.ts';
import { readPeople } from './read-people.ts';

/** Lists as systems for wages, attendance and contacts write them. Each has Eva first and Ján last. */
const exports: Record<string, { file: Uint8Array; headerRow: number; leftOut?: object }> = {
  'a title, the company and the date above, a total below, in windows-1250 with semicolons': {
    file: inWindows1250(
      [
        'Zoznam zamestnancov TatraTech, s. r. o.;;;',
        'Stav k: 1. 10. 2026;;;',
        ';;;',
        'Meno a priezvisko;Funkcia;Tel. číslo;Emailová adresa',
        'Eva Šťastná;Účtovníčka;0905 318 442;eva@tatra.sk',
        'Ján Kováč;Vodič;0905 318 443;jan@tatra.sk',
        'Spolu zamestnancov: 2;;;',
      ].join('\r\n'),
    ),
    headerRow: 4,
    leftOut: { above: [1, 2], total: [7] },
  },
  'a title without delimiters above a list with commas': {
    file: strToU8(
      'Employee list; internal; do not share\n\nName,Job Title,E-mail\nEva Malá,"Head, sales",eva@tatra.sk\nJán Kováč,Driver,jan@tatra.sk\n',
    ),
    headerRow: 3,
    leftOut: { above: [1] },
  },
  'a filter above that is made of header words': {
    file: strToU8(
      'Firma;TatraTech\nStredisko;Obchod\nMeno;Priezvisko;Mobil;E-mail\nEva;Malá;0905318442;e@tatra.sk\nJán;Kováč;;j@tatra.sk',
    ),
    headerRow: 3,
    leftOut: { above: [1, 2] },
  },
  'headers in two lines, joined': {
    file: strToU8(
      'Meno a;Pracovná;Telefónne;Emailová\npriezvisko;pozícia;číslo;adresa\nEva Malá;x;;e@tatra.sk\nJán Kováč;y;;j@tatra.sk',
    ),
    headerRow: 2,
  },
  'groups above the headers, in merged cells': {
    file: writeXlsx(
      [
        ['Zamestnanec', '', '', 'Kontakt', ''],
        ['Titul', 'Meno', 'Priezvisko', 'Telefón', 'E-mail'],
        ['', 'Eva', 'Malá', '', 'e@tatra.sk'],
        ['', 'Ján', 'Kováč', '', 'j@tatra.sk'],
      ],
      undefined,
      ['A1:C1', 'D1:E1'],
    ),
    headerRow: 2,
    leftOut: { above: [1] },
  },
  'headers over one line and over two, in merged cells': {
    file: writeXlsx(
      [
        ['Meno a priezvisko', 'Kontakt', '', 'Pobočka'],
        ['', 'Telefón', 'E-mail', ''],
        ['Eva Malá', '', 'e@tatra.sk', 'Košice'],
        ['Ján Kováč', '', 'j@tatra.sk', 'Žilina'],
      ],
      undefined,
      ['A1:A2', 'B1:C1', 'D1:D2'],
    ),
    headerRow: 2,
    leftOut: { above: [1] },
  },
  'a title in merged cells over the whole table': {
    file: writeXlsx(
      [
        ['Zoznam: meno, telefón a e-mail všetkých zamestnancov', '', ''],
        ['Meno', 'Telefón', 'E-mail'],
        ['Eva', '', 'e@tatra.sk'],
        ['Ján', '', 'j@tatra.sk'],
      ],
      [1, 3, 4, 6],
      ['A1:C2'],
    ),
    headerRow: 3,
    leftOut: { above: [1, 2], empty: [5] },
  },
  'totals and subtotals with sums, and notes about the print': {
    file: strToU8(
      [
        'Name;Department;Salary;Phone',
        'Department: Sales;;;',
        'Eva Malá;Sales;1 200 €;',
        'Subtotal;;1 200 €;',
        'Department: Transport;;;',
        'Ján Kováč;Transport;900,50 €;',
        'Subtotal;;900,50 €;',
        'Grand total: 2 employees;;2 100,50 €;',
        ';;2100.5;',
        'Printed 1/10/2026 8:00;;;',
        'Page 1 of 1;;;',
      ].join('\n'),
    ),
    headerRow: 1,
    leftOut: { total: [4, 7, 8, 9], note: [2, 5, 10, 11] },
  },
  'headers again on every page': {
    file: strToU8('Vorname;Nachname;Ort\nEva;Malá;Wien\n\nVORNAME;Nachname;Ort\nJán;Kováč;Graz\nGesamt;2;\n'),
    headerRow: 1,
    leftOut: { headersAgain: [4], total: [6], empty: [3] },
  },
  'cells pasted with a title': {
    file: strToU8('Kontakty\t\t\nJméno a příjmení\tMobil\tPozice\nEva Malá\t\tx\nJán Kováč\t\ty\n'),
    headerRow: 2,
    leftOut: { above: [1] },
  },
  'a Czech list for wages in windows-1250, with the date of print below': {
    file: inWindows1250(
      [
        'Přehled zaměstnanců;;;;',
        'Stav ke dni 1. 10. 2026;;;;',
        'Os. číslo;Příjmení;Jméno;Název útvaru;Telefon do zaměstnání',
        '102;Malá;Eva;Účtárna;+420 601 123 456',
        '103;Kováč;Ján;Doprava;+420 601 123 457',
        'Celkem zaměstnanců: 2;;;;',
        'Datum tisku: 1. 10. 2026;;;;',
      ].join('\r\n'),
    ),
    headerRow: 3,
    leftOut: { above: [1, 2], total: [6], note: [7] },
  },
  'a list of SAP without umlauts, last names first': {
    file: strToU8(
      [
        'PersNr;Name, Vorname;Planstelle;Organisationseinheit;Buero',
        '00001042;Malá, Eva;Sachbearbeiterin;Einkauf;Muenchen',
        '00001043;Kováč, Ján;Fahrer;Fuhrpark;Koeln',
        'Anzahl Mitarbeiter: 2;;;;',
      ].join('\r\n'),
    ),
    headerRow: 1,
    leftOut: { total: [4] },
  },
  'a list of Outlook in German, with a name and a first name': {
    file: strToU8(
      'Anrede,Vorname,Name,Firma,Telefon geschäftlich,Fax geschäftlich\nFrau,Eva,Malá,Tatra,,\nHerr,Ján,Kováč,Tatra,,\n',
    ),
    headerRow: 1,
  },
  'people called like totals': {
    file: strToU8(
      'Meno;E-mail;Pozícia\nEva Suma;e@tatra.sk;x\nPočet Celkom;c@tatra.sk;y\nJán;j@tatra.sk;z\n',
    ),
    headerRow: 1,
  },
  'headers that are not known': {
    file: strToU8('Prehľad\nAlfa;Beta;Gama\nEva;1;2\nJán;3;4\n'),
    headerRow: 2,
    leftOut: { above: [1] },
  },
};

test.each(Object.entries(exports))('%s', async (_, { file, headerRow, leftOut = {} }) => {
  const list = await readList(file);
  expect(list.headerRow).toBe(headerRow);
  expect(Object.fromEntries(list.leftOut.map(({ reason, rows }) => [reason, rows]))).toEqual(leftOut);
  const targets = matchColumns(list, textFields).map(({ target }) => target);
  const known =
    targets.includes('fullName') || targets.includes('givenName') ? targets : ['fullName' as const];
  const names = readPeople(list, known, {}).map(({ texts }) => texts.fullName);
  expect(names[0]).toMatch(/^Eva/);
  expect(names.at(-1)).toMatch(/^Ján/);
  expect(names.every(Boolean)).toBe(true);
});

test('a department or branch in merged cells is of each of its people, a name is not', async () => {
  const file = writeXlsx(
    [
      ['Oddelenie', 'Meno', 'Mobil'],
      ['Obchod', 'Eva Malá', '1'],
      ['', 'Ján Kováč', '2'],
      ['', '', '3'],
    ],
    undefined,
    ['A2:A4', 'B3:B4'],
  );
  const { rows } = await readList(file);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Obchod', 'Eva Malá', '1'],
    ['Obchod', 'Ján Kováč', '2'],
    ['Obchod', '', '3'],
  ]);
});

test('the row of the headers can be chosen among the first with texts', async () => {
  const file = strToU8('Meno;Telefón\nKód;Mobil\nEva;1\nJán;2');
  const found = await readList(file);
  expect(found.headerRow).toBe(1);
  expect(found.headerRows).toEqual([
    { number: 1, text: 'Meno, Telefón' },
    { number: 2, text: 'Kód, Mobil' },
    { number: 3, text: 'Eva, 1' },
    { number: 4, text: 'Ján, 2' },
  ]);
  const chosen = await readList(file, { headerRow: 2 });
  expect(chosen.headers).toEqual(['Kód', 'Mobil']);
  expect(chosen.rows.map(({ number }) => number)).toEqual([3, 4]);
  expect(readPastedList('a\nb\nc', { headerRow: 2 }).rows).toHaveLength(1);
  expect((await readList(file, { headerRow: 99 })).headerRow).toBe(1);
});

test('thousands of merged cells over the whole sheet are read at once', async () => {
  const merged = Array.from({ length: 3_000 }, () => 'A1:XFD1048576');
  const started = performance.now();
  const { rows } = await readList(writeXlsx([['Meno'], ['Eva']], undefined, merged));
  expect(rows).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(2_000);
});

function inWindows1250(text: string): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1250').decode(bytes);
  return Uint8Array.from([...text].map((character) => characters.indexOf(character)));
}
