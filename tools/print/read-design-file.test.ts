import { describe, expect, test } from 'vitest';
import { type CardDesign, styleFields, type TextField, textFields } from '#domain/card/card.ts';
import { documentOf } from '#domain/card/card-document.ts';
import { type FontName, ownFont } from '#domain/card/fonts.ts';
import { formatIds } from '#domain/card/formats.ts';
import { designDocumentOf, personDocumentOf } from '#domain/design/design-document.ts';
import { readCompanyDesign } from './read-company-design.ts';
import { readDesignFile, UnreadableDesign } from './read-design-file.ts';
import { versionOneCards } from './version-1-cards.ts';

const read = (card: unknown) => readDesignFile(JSON.stringify(card));

function refusalOf(card: unknown): string {
  try {
    read(card);
  } catch (error) {
    if (error instanceof UnreadableDesign) return error.message;
    throw error;
  }
  throw new Error('The card was not refused');
}

test('a card is the same from its flat fields and from its document', () => {
  for (const { design } of versionOneCards) {
    expect(read(design)).toEqual(design);
    expect(read(documentOf(design))).toEqual(design);
  }
  const card = {
    fullName: 'Elena',
    mobile: '0900',
    free2: 'IČO',
    logoUrl: 'logo.png',
    format: 'us',
  } as const;
  expect(read(documentOf(card))).toEqual(card);
});

const ofTexts = <Value>(of: (field: TextField) => Value) =>
  Object.fromEntries(textFields.map((field) => [field, of(field)])) as Record<TextField, Value>;
const custom = ownFont('0123abcd', 'Brand Sans');

/** A card with every field. */
const wholeCard = {
  ...ofTexts((field) => `${field}@lumen.sk`),
  format: { widthMm: 60, heightMm: 60 },
  back: { kind: 'text', message: { text: 'Light', font: custom } },
  backgroundColor: '#ffffff',
  orientation: 'portrait',
  layout: 'banner',
  contactLabels: 'letters',
  companyFont: custom,
  dataFont: 'Lato',
  ...(Object.fromEntries(
    textFields.flatMap((field) => [
      [styleFields[field].font, field === 'city' ? custom : 'Georgia'],
      [styleFields[field].colour, '#112233'],
    ]),
  ) as Record<StyleField<'font'>, FontName> & Record<StyleField<'colour'>, string>),
  logoUrl: 'logo.png',
  logoSize: 20,
  logoX: -1,
  logoY: 2,
  logoHasName: true,
  typeset: {
    arrangement: 1,
    stepScale: 0.88,
    isPaired: false,
    sizes: { fullName: 11, email: 6.5 },
    blocks: { person: { x: 6, y: 39.8, width: 42 } },
    ruleY: 30,
  },
} satisfies Required<CardDesign>;

type StyleField<Kind extends 'font' | 'colour'> = (typeof styleFields)[TextField][Kind];

test('every field of a card is read from its document, with custom fonts too', () => {
  expect(documentOf(wholeCard).v).toBe(5);
  expect(read(documentOf(wholeCard))).toEqual(wholeCard);
  const { typeset: _, logoHasName: __, ...withoutNewer } = wholeCard;
  expect(documentOf(withoutNewer).v).toBe(4);
  expect(read(documentOf(withoutNewer))).toEqual(withoutNewer);
  const shipped = {
    ...withoutNewer,
    back: { kind: 'logo' },
    companyFont: 'Inter',
    cityFont: 'Inter',
  } as const;
  expect(documentOf(shipped).v).toBe(2);
  expect(read(documentOf(shipped))).toEqual(shipped);
});

test('a card of a company design is refused with what to use in its place', () => {
  const stored = personDocumentOf('a-design', { texts: { fullName: 'Elena' } });
  expect(refusalOf(stored)).toMatch(/^v: 3 is a card of a company design.+npm run cards$/);
});

test('a company design is read as a file of its own, as the API returns it and as it is stored', () => {
  const card = { companyName: 'Lumen', fullName: 'Elena', contactLabels: 'letters' } as const;
  const rules = ofTexts(() => 'optional' as const);
  const branches = [{ id: 'k', name: 'Košice', texts: { city: 'Košice' } }];
  const design = { card, rules, branches };
  const returned = {
    ...design,
    id: 'x',
    name: 'Lumen',
    version: 1,
    cardCount: 3,
    createdAt: '',
    updatedAt: '',
  };
  for (const file of [{ ...card, rules, branches }, returned, designDocumentOf(design)])
    expect(readCompanyDesign(JSON.stringify(file))).toEqual(design);
});

test.each([...formatIds, { widthMm: 40, heightMm: 120 }])('a card has the format %j', (format) => {
  expect(read({ fullName: 'Elena Marek', format })).toEqual({ fullName: 'Elena Marek', format });
});

test('a document needs only its version and its texts', () => {
  expect(read({ v: 2, content: { fullName: 'Elena Marek', city: 'Žilina' } })).toEqual({
    fullName: 'Elena Marek',
    city: 'Žilina',
  });
});

test('fields that the API returns beside the design are ignored', () => {
  expect(read({ fullName: 'Elena', id: 'x', version: 3, createdAt: 'today' })).toEqual({ fullName: 'Elena' });
});

describe('a refusal names the place in words', () => {
  const anyFormat =
    'format: one of 90x50, 85x55, 85x54, us, jp, 90x55, cn, or { "widthMm", "heightMm" } from 40 to 120 mm';
  test.each([
    [{ format: 'a4' }, anyFormat],
    [{ format: { widthMm: 39, heightMm: 50 } }, anyFormat],
    [{ v: 2, content: {}, format: { widthMm: 90 } }, anyFormat],
    [{ backgroundColor: 'reddish' }, 'backgroundColor: Not a colour'],
    [{ logoSize: 9 }, 'logoSize: Out of range'],
    [{ fullName: 'a'.repeat(201) }, 'fullName: Too long'],
    [{ v: 2, content: {}, style: { logo: { sizeMm: 9 } } }, 'style.logo.sizeMm: Out of range'],
    [{ v: 2, content: {}, style: { colours: { city: 'x' } } }, 'style.colours.city: Not a colour'],
    [{ v: 2, content: { motto: 'Light' } }, 'content.motto: a card has no such field'],
    [{ fulName: 'Elena', motto: '' }, 'fulName: a card has no such field\nmotto: a card has no such field'],
    [{ fullName: '', isTooNew: true }, 'The card was saved by a newer release of Vizitka'],
    [
      { v: 2, content: {}, back: { kind: 'qr' } },
      'back.qr: Invalid input: expected object, received undefined',
    ],
    [{ v: 3, content: {} }, 'v: 3 is not a known version'],
    [[], 'The file is not a card'],
  ])('%j', (card, message) => {
    expect(refusalOf(card)).toBe(message);
  });

  test('several faults have a line each, and a file that is not JSON has one', () => {
    expect(refusalOf({ logoX: 51, logoY: -51 })).toBe('logoX: Out of range\nlogoY: Out of range');
    expect(() => readDesignFile('{')).toThrow('The file is not JSON');
  });
});
