import { expect, test } from 'vitest';
import { styledText, upperCase, upperCaseName } from './card-text.ts';

test.each([
  ['Štúdio Ľúbezná', 'ŠTÚDIO ĽÚBEZNÁ'],
  ['Straße i ő', 'STRASSE I Ő'],
  ['Καλημέρα Αθήνα', 'ΚΑΛΗΜΕΡΑ ΑΘΗΝΑ'],
  ['μαΐου', 'ΜΑΪΟΥ'],
  ['İzmir ışık', 'İZMİR IŞIK'],
  ['dağ evi', 'DAĞ EVİ'],
  ['istanbul', 'ISTANBUL'],
])('%s in capitals is %s', (text, capitals) => {
  expect(upperCase(text)).toBe(capitals);
});

test.each([
  ['Stephan, Reiher und Partner mbB', 'STEPHAN, REIHER UND PARTNER mbB'],
  ['Weber PartGmbB', 'WEBER PartGmbB'],
  ['Obsthof eG', 'OBSTHOF eG'],
  ['Müller & Söhne GbR', 'MÜLLER & SÖHNE GbR'],
  ['Lumen d.o.o.', 'LUMEN d.o.o.'],
  ['Nordlys ApS', 'NORDLYS ApS'],
  ['Lumen s. r. o.', 'LUMEN s. r. o.'],
])('the legal form of %s stays as typed in capitals: %s', (company, capitals) => {
  expect(upperCaseName(company)).toBe(capitals);
});

test('controls of direction turn no text round', () => {
  const style = {
    font: 'Inter',
    absentFont: undefined,
    weight: 400,
    colour: '#000000',
    background: '#ffffff',
  } as const;
  expect(styledText('\u202eElena Marek\u202c, PhD.\u200f', style)?.text).toBe('Elena Marek, PhD.');
  expect(styledText('\u2067דנה לוי\u2069\u200f, PhD.', style)?.text).toBe('דנה לוי\u200f, PhD.');
});
