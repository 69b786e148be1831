import { expect, test } from 'vitest';
import { upperCase } from './card-text.ts';

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
