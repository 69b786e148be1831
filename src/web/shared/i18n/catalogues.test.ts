import { expect, test } from 'vitest';
import { adminEn } from './en/admin.ts';
import { cardTextsEn } from './en/card-texts.ts';
import { companyEn } from './en/company/company.ts';
import { fillInEn } from './en/fill-in.ts';
import { lookControlEn } from './en/looks/look-control.ts';
import { looksEn } from './en/looks/looks.ts';
import { en } from './en/messages.ts';
import { pdfPartsEn } from './en/pdf-parts.ts';
import { peopleEn } from './en/people.ts';
import { secondFactorEn } from './en/second-factor.ts';
import { cardTableEn } from './en/team/card-table.ts';
import { designChangeEn } from './en/team/design-change.ts';
import { newCardEn } from './en/team/new-card.ts';
import { adminSk } from './sk/admin.ts';
import { cardTextsSk } from './sk/card-texts.ts';
import { companySk } from './sk/company/company.ts';
import { fillInSk } from './sk/fill-in.ts';
import { lookControlSk } from './sk/looks/look-control.ts';
import { looksSk } from './sk/looks/looks.ts';
import { sk } from './sk/messages.ts';
import { pdfPartsSk } from './sk/pdf-parts.ts';
import { peopleSk } from './sk/people.ts';
import { secondFactorSk } from './sk/second-factor.ts';
import { cardTableSk } from './sk/team/card-table.ts';
import { designChangeSk } from './sk/team/design-change.ts';
import { newCardSk } from './sk/team/new-card.ts';

/** Every text of a catalogue by its path; a text with values is given numbers, which suit any of them. */
function textsOf(node: unknown, path = ''): Array<[string, string]> {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String(Reflect.apply(node, undefined, [90, 50]))]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));
}

/** The texts beside the messages are loaded with what shows them. */
const english = textsOf({
  ...en,
  admin: adminEn,
  company: companyEn,
  fillIn: fillInEn,
  cardTexts: cardTextsEn,
  pdfParts: pdfPartsEn,
  people: peopleEn,
  cardTable: cardTableEn,
  designChange: designChangeEn,
  newCard: newCardEn,
  looks: looksEn,
  lookControl: lookControlEn,
  secondFactor: secondFactorEn,
});
const slovak = textsOf({
  ...sk,
  admin: adminSk,
  company: companySk,
  fillIn: fillInSk,
  cardTexts: cardTextsSk,
  pdfParts: pdfPartsSk,
  people: peopleSk,
  cardTable: cardTableSk,
  designChange: designChangeSk,
  newCard: newCardSk,
  looks: looksSk,
  lookControl: lookControlSk,
  secondFactor: secondFactorSk,
});

/** Names of the product, its plans and looks, of keys, a unit, a dash, and the failure that speaks Slovak everywhere. */
const sameInBoth = [
  'product',
  'pageTitle',
  'account.isLimit',
  'roles.free',
  'roles.premium',
  'roles.enterprise',
  'admin.audit.money',
  'cards.enter',
  'company.as',
  'company.log.csv',
  'fillIn.links.notCopied.text',
  'cards.escape',
  'editor.mm',
  'pdf.cmyk',
  'pdf.shops.standards.X-4',
  'editor.logo.mm',
  'editor.groups.logo',
  'printCheck.subjects.logo',
  'printCheck.andBrief',
  'printCheck.ofSide',
  'back.kinds.logo',
  'back.kinds.text',
  'back.message',
  'back.textGroup',
  'back.qr.text',
  'back.qr.contents.vcard.name',
  'back.qr.contents.url.name',
  'back.qr.contents.text.name',
  'failures.generatePdf.fallback',
  'people.check.changed',
  'looks.moods.retro',
  'looks.names.bauhaus',
  'looks.names.grand-deco',
  'looks.names.plus',
  'looks.names.register',
  'looks.trades.bar',
  'looks.trades.bistro',
  'looks.trades.film',
  'looks.trades.hotel',
  'looks.trades.podcast',
  'looks.trades.wellness',
  'lookControl.more',
];

test('both languages have the same texts', () => {
  expect(slovak.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
});

test('an empty card shows placeholders in the language of the interface', () => {
  expect(en.editor.placeholders).toEqual({ companyName: 'Company Name', fullName: 'Full Name' });
  expect(sk.editor.placeholders).toEqual({
    companyName: 'Názov firmy',
    fullName: 'Meno a\u00a0priezvisko',
  });
});

test('no text is empty', () => {
  expect([...english, ...slovak].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('only names are the same in both languages', () => {
  const inEnglish = new Map(english);
  const same = slovak.filter(([path, text]) => inEnglish.get(path) === text).map(([path]) => path);
  expect(same.sort()).toEqual([...sameInBoth].sort());
});

test('a Slovak line never ends with a one-letter word or between a number and its noun', () => {
  const loose = slovak.filter(([, text]) => /(?:^|[\s(„])(?:[aikosuvz] |\d+ \p{L})/iu.test(text));
  expect(loose).toEqual([]);
});

test('texts avoid unclear phrases', () => {
  const riddles =
    /did not arrive|for good\b(?!\.$)|misprinted|paid for nothing|begins? (?:like|by itself)|being loaded/i;
  expect(english.filter(([, text]) => riddles.test(text))).toEqual([]);
  const hadanky = /zmizne natrvalo|natrvalo zmizne|sa nevydarila|Celé meno/i;
  expect(slovak.filter(([, text]) => hadanky.test(text))).toEqual([]);
});

test('the deletion texts name the button that keeps the account', () => {
  for (const { accountPage } of [en, sk]) {
    const { deletion, pendingDeletion: leaving } = accountPage;
    expect(deletion.deleted.description('1. 1.')).toContain(leaving.keep);
    expect(deletion.dialog.text(0)).toContain(leaving.keep);
  }
});
