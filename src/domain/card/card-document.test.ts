import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAdjustments } from '../../../tools/print/samples/any-adjustments.ts';
import { contactLabelKinds, layouts, logoLimits, newCard, orientations } from './card.ts';
import { qrContents } from './card-back.ts';
import { documentOf, readStoredCard } from './card-document.ts';
import { cardOf, type FlatCard, flatColours, flatFonts, flatOf } from './flat-card.ts';
import { fontNames } from './fonts.ts';
import { customFormatLimits, formatIds } from './formats.ts';
import { logoChoices } from './logo-choice.ts';
import { lookIds, seedMax, strengths } from './look/card-look.ts';
import { motifNames } from './look/motifs.ts';
import { lookPaletteNames } from './look/text-palettes.ts';
import { contactFields, textFields } from './text-fields.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const font = fc.constantFrom(...fontNames);
const side = fc.double({ ...customFormatLimits, noNaN: true });
const ofTexts = <Value>(key: (field: (typeof textFields)[number]) => string, value: fc.Arbitrary<Value>) =>
  Object.fromEntries(textFields.map((field) => [key(field), value]));

const mm = fc.double({ min: -50, max: 100, noNaN: true });
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const backText = fc.record({ text, font, colour }, { requiredKeys: ['text'] });
const place = fc.record({ sizeMm: mm, leftMm: mm, topMm: mm }, { requiredKeys: [] });
const fieldTexts = (value: fc.Arbitrary<string>) =>
  fc.record(
    ofTexts((field) => field, value),
    { requiredKeys: [] },
  );

/** Any back, of each kind. */
const anyBack = fc.oneof(
  fc.record({ kind: fc.constant('look' as const), background: colour }, { requiredKeys: ['kind'] }),
  fc.record(
    { kind: fc.constant('logo' as const), background: colour, logo: place },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    {
      kind: fc.constant('qr' as const),
      qr: fc.record(
        {
          content: fc.constantFrom(...qrContents),
          value: text,
          fields: fc.subarray([...contactFields]),
          sizeMm: mm,
          leftMm: mm,
          topMm: mm,
          colour,
        },
        { requiredKeys: ['content'] },
      ),
      above: backText,
      below: backText,
      logo: place,
      background: colour,
    },
    { requiredKeys: ['kind', 'qr'] },
  ),
  fc.record(
    { kind: fc.constant('text' as const), message: backText, background: colour },
    { requiredKeys: ['kind', 'message'] },
  ),
  fc.record(
    {
      kind: fc.constant('card' as const),
      content: fieldTexts(text),
      colours: fieldTexts(colour),
      background: colour,
    },
    { requiredKeys: ['kind', 'content'] },
  ),
);

/** Any look, with any of the parts that differ from it. */
const anyLook = fc.record(
  {
    id: fc.constantFrom(...lookIds),
    version: fc.constantFrom(1 as const, 3 as const),
    palette: fc.constantFrom(...lookPaletteNames),
    fonts: fc.record({ heading: font, data: font }),
    motif: fc.constantFrom(...motifNames),
    seed: fc.integer({ min: 1, max: seedMax }),
    paramsSeed: fc.integer({ min: 1, max: seedMax }),
    strength: fc.constantFrom(...strengths),
    isMirrored: fc.constant(true as const),
  },
  { requiredKeys: ['id', 'version'] },
);

/** Any flat card, with any of its fields absent. */
const anyCard = fc.record(
  {
    ...ofTexts((field) => field, fc.string({ unit: 'grapheme', maxLength: 200 })),
    ...flatFonts(() => font),
    ...flatColours(() => colour),
    companyFont: font,
    dataFont: font,
    backgroundColor: colour,
    format: fc.oneof(fc.constantFrom(...formatIds), fc.record({ widthMm: side, heightMm: side })),
    orientation: fc.constantFrom(...orientations),
    layout: fc.constantFrom(...layouts),
    contactLabels: fc.constantFrom(...contactLabelKinds),
    initials: fc.constantFrom('V', 'W&H', 'ŠŽĎ'),
    back: anyBack,
    look: anyLook,
    logoHasName: fc.boolean(),
    logoVersion: fc.constantFrom(...logoChoices),
    adjustments: anyAdjustments.filter((adjustments) => adjustments !== undefined),
    typeset: fc.record({
      arrangement: fc.nat({ max: 4 }),
      stepScale: fc.double({ min: 0.6, max: 1, noNaN: true }),
      isPaired: fc.boolean(),
      sizes: fc.record({ fullName: mm, email: mm }, { requiredKeys: [] }),
      blocks: fc.record({ person: fc.record({ x: mm, y: mm, width: mm }) }, { requiredKeys: [] }),
    }),
    picture: fc.constant({ pixels: { width: 60, height: 40 }, focus: { x: 0.5, y: 0 }, zoom: 2 }),
    logoUrl: fc.oneof(
      fc.constant(null),
      fc.uuid().map((id) => `/objects/uploads/${id}`),
    ),
    logoSize: fc.integer({ min: logoLimits.size.min, max: logoLimits.size.max }),
    logoX: fc.integer({ min: logoLimits.offset.min, max: logoLimits.offset.max }),
    logoY: fc.integer({ min: logoLimits.offset.min, max: logoLimits.offset.max }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<FlatCard>;

/** As a database stores it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a card of any fields', () => {
  test('is the same after it was a document, and what was absent is absent', () => {
    fc.assert(
      fc.property(anyCard, (flat) => {
        const whole = { companyName: '', fullName: '', ...flat };
        const back = flatOf(documentOf(cardOf(flat)));
        expect(back).toEqual(whole);
        expect(Object.keys(back).sort()).toEqual(Object.keys(whole).sort());
      }),
      { numRuns: 1000 },
    );
  });

  test('is read from a stored row of version 1 and of version 2', () => {
    fc.assert(
      fc.property(anyCard, (flat) => {
        const card = cardOf(flat);
        expect(readStoredCard(stored(flat))).toEqual(stored(card));
        expect(readStoredCard(stored(documentOf(card)))).toEqual(stored(card));
      }),
      { numRuns: 300 },
    );
  });
});

test('a document has the texts apart from their style', () => {
  const texts = { companyName: 'Atelier Lumen', fullName: 'Elena Marek', mobile: '0900' };
  const { content, style } = documentOf(
    cardOf({ ...flatOf(newCard), ...texts, format: 'us', logoUrl: null }),
  );
  expect(content).toEqual(texts);
  expect(style.fonts.fullName).toBe('Inter');
  expect(style.colours.phone).toBe('#666666');
  expect(style.logo).toEqual({ ref: null, sizeMm: 20, leftMm: 0, topMm: 0 });
});

test('a card with a custom font has a version that older releases refuse', () => {
  const own = 'own:0123abcd Brand Sans';
  const back = { kind: 'text', message: { text: 'Hello', font: own } } as const;
  expect([
    documentOf(cardOf({})).v,
    documentOf(cardOf({ nameFont: own })).v,
    documentOf(cardOf({ back })).v,
  ]).toEqual([2, 4, 4]);
  expect(readStoredCard(documentOf(cardOf({ nameFont: own })))).toEqual(cardOf({ nameFont: own }));
});

test('shared sizes and a logo with the company’s name have a version that older releases refuse', () => {
  const typeset = { arrangement: 0, stepScale: 1, isPaired: false, sizes: { email: 6.5 }, blocks: {} };
  const own = { nameFont: 'own:0123abcd Brand Sans' } as const;
  expect([documentOf(cardOf({ typeset, ...own })).v, documentOf(cardOf({ logoHasName: true })).v]).toEqual([
    5, 5,
  ]);
  expect(readStoredCard(documentOf(cardOf({ typeset, logoHasName: true })))).toEqual(
    cardOf({ typeset, logoHasName: true }),
  );
});

test('a card with a look has a version that older releases refuse', () => {
  const card = cardOf({ look: { id: 'bauhaus', version: 1, seed: 7 }, logoHasName: true });
  expect(documentOf(card).v).toBe(6);
  expect(readStoredCard(documentOf(card))).toEqual(card);
});

test('a card with a picture has a version that older releases refuse', () => {
  const picture = { pixels: { width: 60, height: 40 }, focus: { x: 0.5, y: 0 }, zoom: 2 };
  const card = cardOf({ look: { id: 'bauhaus', version: 1 }, picture });
  expect(documentOf(card).v).toBe(7);
  expect(readStoredCard(documentOf(card))).toEqual(card);
});

test('a card with a look that has seats has a version that older releases refuse', () => {
  const card = cardOf({ look: { id: 'vista', version: 3 }, logoHasName: true });
  expect(documentOf(card).v).toBe(10);
  expect(readStoredCard(documentOf(card))).toEqual(card);
});

test('a card with its own initials has a version that older releases refuse', () => {
  const card = cardOf({ initials: 'VK' });
  expect(documentOf(card).v).toBe(10);
  expect(readStoredCard(documentOf(card))).toEqual(card);
});

test('a card with a chosen version of its logo has a version that older releases refuse', () => {
  const card = cardOf({ logoVersion: 'oneColour' });
  expect(documentOf(card).v).toBe(10);
  expect(readStoredCard(documentOf(card))).toEqual(card);
});

test('a card that differs from its arrangement has a version that older releases refuse', () => {
  const card = cardOf({ adjustments: { fields: { fullName: { pt: 14.5, caps: 'upper' } } } });
  expect(documentOf(card).v).toBe(11);
  expect(readStoredCard(documentOf(card))).toEqual(card);
  expect(documentOf(cardOf({ adjustments: { fields: { fullName: {} } } })).v).toBe(2);
});

test.each([
  ['a line break', { fullName: 'Jana\nDubravová' }],
  ['a label of its own', { phone: '+421 2 5443 1180', labels: { phone: 'Office' } }],
  ['a line break on its back', { back: { kind: 'text', message: { text: 'Mon\nTue' } } }],
] as const)('a card with %s has a version that older releases refuse', (_, flat) => {
  const card = cardOf(flat);
  expect(documentOf(card).v).toBe(11);
  expect(readStoredCard(documentOf(card))).toEqual(card);
});

test('a line break at the end of a text, and an empty label, are none', () => {
  const card = cardOf({ fullName: 'Jana\n', labels: { phone: '' } });
  expect(documentOf(card).v).toBe(2);
  expect(card.content).toEqual({ fullName: 'Jana\n' });
});

test('a card of a release before line breaks has each text on one line, as it was drawn', () => {
  const back = { kind: 'card', content: { position: 'A\nB' } } as const;
  const card = cardOf({ fullName: 'Jana \n Dubravová', back });
  expect(readStoredCard({ ...card, v: 10 })).toEqual(
    cardOf({ fullName: 'Jana Dubravová', back: { kind: 'card', content: { position: 'A B' } } }),
  );
  expect(readStoredCard({ fullName: 'Jana\nDubravová' })).toEqual(cardOf({ fullName: 'Jana Dubravová' }));
});

test('a card with icons before its contacts has a version that older releases refuse', () => {
  expect(documentOf(cardOf({ contactLabels: 'icons' })).v).toBe(6);
  expect(documentOf(cardOf({ contactLabels: 'letters' })).v).toBe(2);
});

test('a card with a font of the looks has a version that older releases refuse', () => {
  const back = { kind: 'text', message: { text: 'Hello', font: 'Caveat' } } as const;
  expect([documentOf(cardOf({ nameFont: 'Jost' })).v, documentOf(cardOf({ back })).v]).toEqual([6, 6]);
  expect(documentOf(cardOf({ nameFont: 'Playfair Display' })).v).toBe(2);
});

test.each([
  ['a later version', { ...documentOf(cardOf({})), v: 12 }],
  ['a version of another kind of card', { ...documentOf(cardOf({})), v: 3 }],
  ['a version that is no number', { ...documentOf(cardOf({})), v: '2' }],
  ['a back that this release cannot print', { ...documentOf(cardOf({})), back: { kind: 'hologram' } }],
  ['a value that is no card', 'card'],
])('%s is refused, not cut down', (_, value) => {
  expect(readStoredCard(value)).toBeNull();
});
