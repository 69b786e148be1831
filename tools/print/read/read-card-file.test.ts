import { describe, expect, test } from 'vitest';
import { documentOf } from '#domain/card/card-document.ts';
import { cardOf, type FlatCard, flatColours, flatFonts } from '#domain/card/flat-card.ts';
import { customFont } from '#domain/card/fonts.ts';
import { formatIds } from '#domain/card/formats.ts';
import { currentLook } from '#domain/card/look/card-look.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { designDocumentOf, personDocumentOf } from '#domain/design/design-document.ts';
import { versionOneCards } from '../samples/version-1-cards.ts';
import { readCardFile, UnreadableCard } from './read-card-file.ts';
import { readCompanyDesign } from './read-company-design.ts';

const read = (card: unknown) => readCardFile(JSON.stringify(card));

function refusalOf(card: unknown): string {
  try {
    read(card);
  } catch (error) {
    if (error instanceof UnreadableCard) return error.message;
    throw error;
  }
  throw new Error('The card was not refused');
}

test('a card is the same from its flat fields and from its document', () => {
  for (const { design } of versionOneCards) {
    const card = cardOf(design);
    expect(read(design)).toEqual(card);
    expect(read(documentOf(card))).toEqual(card);
  }
  const card = cardOf({
    fullName: 'Elena',
    mobile: '0900',
    free2: 'IČO',
    logoUrl: 'logo.png',
    format: 'us',
  });
  expect(read(documentOf(card))).toEqual(card);
});

const custom = customFont('0123abcd', 'Brand Sans');

/** A card with every field. */
const wholeCard = {
  ...mapTexts((field) => `${field}@lumen.sk`),
  format: { widthMm: 60, heightMm: 60 },
  back: { kind: 'text', message: { text: 'Light', font: custom } },
  backgroundColor: '#ffffff',
  orientation: 'portrait',
  look: { id: 'bauhaus', version: 1, palette: 'limeOnPine', seed: 7, strength: 0.6, isMirrored: true },
  layout: 'banner',
  contactLabels: 'letters',
  initials: 'W&H',
  companyFont: custom,
  dataFont: 'Lato',
  ...flatFonts((field) => (field === 'city' ? custom : 'Georgia')),
  ...flatColours(() => '#112233'),
  logoUrl: 'logo.png',
  logoDarkUrl: 'dark.png',
  logoSize: 20,
  logoX: -1,
  logoY: 2,
  logoHasName: true,
  logoVersion: 'oneColour',
  picture: {
    ref: `/objects/uploads/01934b5e-7f00-7000-8000-000000000001`,
    pixels: { width: 600, height: 400 },
    shape: 'round',
    focus: { x: 0.5, y: 0.25 },
    zoom: 1.5,
    isDuotone: true,
  },
  typeset: {
    arrangement: 1,
    stepScale: 0.88,
    isPaired: false,
    sizes: { fullName: 11, email: 6.5 },
    blocks: { person: { x: 6, y: 39.8, width: 42 } },
    ruleY: 30,
  },
  labels: { phone: 'Office', free1: 'IČO' },
  adjustments: {
    fields: { fullName: { pt: 12.5, weight: 700, caps: 'upper', trackingEm: 0.02 } },
    blocks: { contact: { align: 'right', dx: 1.25, dy: -2, order: ['email', 'phone'] } },
    logo: { place: 'bottom right', dx: 0.25, dy: 1.5 },
    code: {},
    graphic: { dx: 2, dy: -1.25, zoom: 1.35 },
  },
} satisfies Required<FlatCard>;

test('every field of a card is read from its document, with custom fonts too', () => {
  const { labels: _________, ...withoutLabels } = wholeCard;
  const { adjustments: ______, ...asArranged } = withoutLabels;
  const { logoVersion: _____, initials: _______, logoDarkUrl: ________, ...withoutVersion } = asArranged;
  const { picture: ____, ...withoutPicture } = withoutVersion;
  const { look: _, ...withoutLook } = withoutPicture;
  const { typeset: __, logoHasName: ___, ...withoutNewer } = withoutLook;
  const shipped = {
    ...withoutNewer,
    back: { kind: 'logo' },
    companyFont: 'Inter',
    cityFont: 'Inter',
  } as const;
  for (const [flat, version] of [
    [wholeCard, 11],
    [withoutLabels, 11],
    [asArranged, 10],
    [withoutVersion, 7],
    [withoutPicture, 6],
    [withoutLook, 5],
    [withoutNewer, 4],
    [shipped, 2],
  ] as const) {
    const document = documentOf(cardOf(flat));
    expect(document.v).toBe(version);
    expect(read(document)).toEqual(cardOf(flat));
  }
});

test('a look is its id alone, or its id and its parts', () => {
  const bauhaus = currentLook('bauhaus');
  expect(read({ fullName: 'Elena', look: 'bauhaus' })).toEqual(cardOf({ fullName: 'Elena', look: bauhaus }));
  expect(read({ content: {}, style: { look: 'bauhaus' } })).toEqual(cardOf({ look: bauhaus }));
  expect(read({ look: { id: 'bauhaus', seed: 7 } })).toEqual(cardOf({ look: { ...bauhaus, seed: 7 } }));
});

test('a card of a company design is refused with what to use in its place', () => {
  const stored = personDocumentOf('a-design', { texts: { fullName: 'Elena' } });
  expect(refusalOf(stored)).toMatch(/^v: 3 is a card of a company design.+npm run cards$/);
});

test('a company design is read as a file of its own, as the API returns it and as it is stored', () => {
  const flat = { companyName: 'Lumen', fullName: 'Elena', contactLabels: 'letters' } as const;
  const card = cardOf(flat);
  const rules = mapTexts(() => 'optional' as const);
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
  for (const file of [{ ...flat, rules, branches }, returned, designDocumentOf(design)])
    expect(readCompanyDesign(JSON.stringify(file))).toEqual(design);
});

test.each([...formatIds, { widthMm: 40, heightMm: 120 }])('a card has the format %j', (format) => {
  expect(read({ fullName: 'Elena Marek', format })).toEqual(cardOf({ fullName: 'Elena Marek', format }));
});

test('a document needs only its version and its texts', () => {
  expect(read({ v: 2, content: { fullName: 'Elena Marek', city: 'Žilina' } })).toEqual(
    cardOf({ fullName: 'Elena Marek', city: 'Žilina' }),
  );
});

test('fields that the API returns beside the design are ignored', () => {
  expect(read({ fullName: 'Elena', id: 'x', version: 3, createdAt: 'today' })).toEqual(
    cardOf({ fullName: 'Elena' }),
  );
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
    expect(() => readCardFile('{')).toThrow('The file is not JSON');
  });
});
