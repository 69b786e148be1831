import { expect, test } from 'vitest';
import designsDe from '#messages/de/designs.ts';
import editorDe from '#messages/de/editor.ts';
import printCheckDe from '#messages/de/print-check.ts';
import designsEn from '#messages/en/designs.ts';
import editorEn from '#messages/en/editor.ts';
import printCheckEn from '#messages/en/print-check.ts';
import designsSk from '#messages/sk/designs.ts';
import editorSk from '#messages/sk/editor.ts';
import printCheckSk from '#messages/sk/print-check.ts';
import { numberFormat } from '../i18n/number-format.ts';
import { sizeTexts } from './size-texts.ts';

const de = { designs: designsDe, editor: editorDe, printCheck: printCheckDe };
const en = { designs: designsEn, editor: editorEn, printCheck: printCheckEn };
const sk = { designs: designsSk, editor: editorSk, printCheck: printCheckSk };

const changes = [
  { fields: ['fullName' as const], beforePt: 11, afterPt: 9.35 },
  { fields: ['phone' as const, 'email' as const], beforePt: 8, afterPt: 6.5 },
];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('smaller sizes are words, with the lines of the contact as one', () => {
  expect(plain(sizeTexts(en, numberFormat('en')).changes(changes))).toBe(
    'full name 9.35 pt instead of 11 pt; contact 6.5 pt instead of 8 pt',
  );
  expect(plain(sizeTexts(sk, numberFormat('sk')).changes(changes))).toBe(
    'meno a priezvisko 9,35 pt namiesto 11 pt; kontakt 6,5 pt namiesto 8 pt',
  );
  expect(plain(sizeTexts(de, numberFormat('de')).changes(changes))).toBe(
    'Name 9,35 pt statt 11 pt; Kontakt 6,5 pt statt 8 pt',
  );
});

test('the sizes of a design are in the order of the card, those of one size together', () => {
  const sizes = { companyName: 11.700000000000001, fullName: 11, position: 8, phone: 8, email: 8 };
  const typeset = { arrangement: 0, stepScale: 1, isPaired: false, sizes, blocks: {} };
  expect(plain(sizeTexts(en, numberFormat('en')).sizes(typeset))).toBe(
    'company name 11.7 pt; full name 11 pt; position, contact 8 pt',
  );
});
