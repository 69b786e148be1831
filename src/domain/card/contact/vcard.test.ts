import { expect, test } from 'vitest';
import { vcardOf } from './vcard.ts';

test('a full card becomes a vCard 3.0 with CRLF line ends', () => {
  const vcard = vcardOf({
    companyName: 'Atelier Lumen',
    website: 'atelierlumen.sk',
    fullName: 'Ing. Elena Mareková, PhD.',
    position: 'Svetelná architektka',
    department: 'Štúdio',
    mobile: '+421 905 318 442',
    phone: '+421 2 5441 1234',
    email: 'elena@atelierlumen.sk',
    url: 'behance.net/elenamarek',
    street: 'Hlavná 12',
    city: '811 01 Bratislava',
    free1: 'IČO 12345678',
  });
  expect(vcard.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Mareková;Elena;;Ing.;PhD.',
    'FN:Ing. Elena Mareková\\, PhD.',
    'ORG:Atelier Lumen;Štúdio',
    'TITLE:Svetelná architektka',
    'TEL;TYPE=CELL:+421 905 318 442',
    'TEL;TYPE=WORK:+421 2 5441 1234',
    'EMAIL;TYPE=INTERNET:elena@atelierlumen.sk',
    'URL:atelierlumen.sk',
    'URL:behance.net/elenamarek',
    'ADR;TYPE=WORK:;;Hlavná 12;Bratislava;;811 01;',
    'END:VCARD',
    '',
  ]);
});

test.each([
  ['Grafický dizajn', []],
  ['Est. 1998', []],
  ['Ph.D', []],
  ['hello@lumen.sk', []],
  ['lumen.sk', ['URL:lumen.sk']],
  ['https://lumen.sk:8080?q=1', ['URL:https://lumen.sk:8080?q=1']],
  ['WWW.LUMEN.SK/SK', ['URL:WWW.LUMEN.SK/SK']],
])('of the subtitle %s, only an address is a URL', (website, lines) => {
  const vcard = vcardOf({ fullName: 'Elena', website });
  expect(vcard.split('\r\n').filter((line) => line.startsWith('URL'))).toEqual(lines);
});

test('lines without a text are left out, and a name without titles has empty parts', () => {
  expect(vcardOf({ fullName: ' Elena Marek ', email: ' \u200b ' })).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Marek;Elena;;;\r\nFN:Elena Marek\r\nEND:VCARD\r\n',
  );
});

test('controls of direction are not in a contact', () => {
  expect(vcardOf({ fullName: '\u202eElena Marek\u200f' })).toContain(
    'N:Marek;Elena;;;\r\nFN:Elena Marek\r\n',
  );
});

test('a card without a person is named after the company', () => {
  expect(vcardOf({ companyName: 'Lumen' })).toContain('N:;;;;\r\nFN:Lumen\r\nORG:Lumen\r\n');
});

test('backslashes, commas and semicolons are escaped, line breaks are spaces', () => {
  expect(vcardOf({ companyName: 'A\\B; C, D\r\nE\rF\nG' })).toContain('ORG:A\\\\B\\; C\\, D E F G\r\n');
});

test.each([
  ['Bratislava', 'Bratislava;;;'],
  ['1010 Wien', 'Wien;;1010;'],
  ['A-1010 Wien', 'Wien;;A-1010;'],
  ['110 00 Praha 1', 'Praha 1;;110 00;'],
  ['Austin, TX 78701', 'Austin\\, TX 78701;;;'],
])('the address of %s has its postcode apart', (city, value) => {
  expect(vcardOf({ city })).toContain(`ADR;TYPE=WORK:;;;${value}\r\n`);
});

test('a fax and a private number are known by their label', () => {
  const lineOf = (label: string) =>
    vcardOf({ phone: '+421 2 100', labels: { phone: label } })
      .split('\r\n')
      .find((line) => line.startsWith('TEL'));
  expect(['Fax', 'Private', 'Office'].map(lineOf)).toEqual([
    'TEL;TYPE=WORK,FAX:+421 2 100',
    'TEL;TYPE=HOME:+421 2 100',
    'TEL;TYPE=WORK:+421 2 100',
  ]);
});
