import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardContent, isBlank } from '#domain/card/card.ts';
import { vcardOf } from '#domain/card/contact/vcard.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { readTexts } from './read-texts.ts';
import { readVcard } from './read-vcard.ts';
import { sortAddresses } from './web-address.ts';

const line = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter((text) => !isBlank(text));
const words = fc.constantFrom(
  'Ing.',
  'Jana',
  'von',
  'Nováková,',
  'PhD.',
  '李',
  'O’Neill',
  'Ltd; Co',
  'a\\b',
  '811 01',
  '😀',
);
const text = fc.oneof(
  line,
  fc.array(words, { minLength: 1, maxLength: 6 }).map((all) => all.join(' ')),
);
// The address of a profile is always read as the URL.
const address = fc.domain().filter((host) => sortAddresses([host]).website === host);

const written: TextField[] = [
  'companyName',
  'fullName',
  'position',
  'department',
  'mobile',
  'phone',
  'email',
  'street',
  'city',
];
const texts: fc.Arbitrary<CardContent> = fc
  .record(Object.fromEntries(written.map((field) => [field, text])), { requiredKeys: [] })
  .chain((person) =>
    fc
      .uniqueArray(address, { maxLength: 2 })
      .map(([website, url]) => ({ ...person, ...(website && { website }), ...(url && { url }) })),
  );

test('the texts of every card come back from its vCard', () => {
  fc.assert(
    fc.property(texts, (card) => {
      fc.pre(Object.keys(card).length > 0);
      expect(readTexts(vcardOf(card))).toEqual(card);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['an escaped line break', 'FN:Jane\\nRoe', 'Jane, Roe'],
  ['a folded line', 'FN:Jane\r\n  Roe', 'Jane Roe'],
  [
    'quoted-printable in UTF-8',
    'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:J=C3=A1n=\r\n Nov=C3=A1k',
    'Ján Novák',
  ],
  ['quoted-printable in an older encoding', 'FN;QUOTED-PRINTABLE;CHARSET=windows-1250:Luk=E1=9A', 'Lukáš'],
  ['an encoding that does not exist', 'FN;QUOTED-PRINTABLE;CHARSET=none:Jane=20Roe', 'Jane Roe'],
  ['a colon in a quoted parameter', 'FN;X="a:b":Jane Roe', 'Jane Roe'],
  ['a group', 'item1.FN:Jane Roe', 'Jane Roe'],
  ['only the parts of a name', 'N:Roe;Jane;Mary;Dr.;MBA', 'Dr. Jane Mary Roe, MBA'],
])('a vCard with %s is read', (_, property, fullName) => {
  expect(readVcard(`BEGIN:VCARD\r\nVERSION:3.0\r\n${property}\r\nEND:VCARD\r\n`).fullName).toBe(fullName);
});
