import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardDesign,
  contactLabelKinds,
  layouts,
  logoLimits,
  newCardDesign,
  orientations,
  styleFields,
  textFields,
} from './card.ts';
import { contactFields, qrContents } from './card-back.ts';
import { designOf, documentOf, readStoredDesign } from './card-document.ts';
import { fontNames } from './fonts.ts';
import { customFormatLimits, formatIds } from './formats.ts';

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

/** Any design, with any of its fields absent. */
const anyDesign = fc.record(
  {
    ...ofTexts((field) => field, fc.string({ unit: 'grapheme', maxLength: 200 })),
    ...ofTexts((field) => styleFields[field].font, font),
    ...ofTexts((field) => styleFields[field].colour, colour),
    companyFont: font,
    dataFont: font,
    backgroundColor: colour,
    format: fc.oneof(fc.constantFrom(...formatIds), fc.record({ widthMm: side, heightMm: side })),
    orientation: fc.constantFrom(...orientations),
    layout: fc.constantFrom(...layouts),
    contactLabels: fc.constantFrom(...contactLabelKinds),
    back: anyBack,
    logoHasName: fc.boolean(),
    typeset: fc.record({
      arrangement: fc.nat({ max: 4 }),
      stepScale: fc.double({ min: 0.6, max: 1, noNaN: true }),
      isPaired: fc.boolean(),
      sizes: fc.record({ fullName: mm, email: mm }, { requiredKeys: [] }),
      blocks: fc.record({ person: fc.record({ x: mm, y: mm, width: mm }) }, { requiredKeys: [] }),
    }),
    logoUrl: fc.oneof(
      fc.constant(null),
      fc.uuid().map((id) => `/objects/uploads/${id}`),
    ),
    logoSize: fc.integer({ min: logoLimits.size.min, max: logoLimits.size.max }),
    logoX: fc.integer({ min: logoLimits.offset.min, max: logoLimits.offset.max }),
    logoY: fc.integer({ min: logoLimits.offset.min, max: logoLimits.offset.max }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<CardDesign>>;

/** As a database stores it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a card of any fields', () => {
  test('is the same after it was a document, and what was absent is absent', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const back = designOf(documentOf(design));
        expect(back).toEqual(design);
        expect(Object.keys(back).sort()).toEqual(Object.keys(design).sort());
      }),
      { numRuns: 1000 },
    );
  });

  test('is read from a stored row of version 1 and of version 2', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(readStoredDesign(stored(design))).toEqual(stored(design));
        expect(readStoredDesign(stored(documentOf(design)))).toEqual(stored(design));
      }),
      { numRuns: 300 },
    );
  });
});

test('a document has the texts apart from their style', () => {
  const design = { ...newCardDesign, companyName: 'Atelier Lumen', fullName: 'Elena Marek', mobile: '0900' };
  const { content, style } = documentOf({ ...design, format: 'us', logoUrl: null });
  expect(content).toEqual({ companyName: 'Atelier Lumen', fullName: 'Elena Marek', mobile: '0900' });
  expect(style.fonts.fullName).toBe('Inter');
  expect(style.colours.phone).toBe('#666666');
  expect(style.logo).toEqual({ ref: null, sizeMm: 20, leftMm: 0, topMm: 0 });
});

test('a card with a font of one’s own has a version that older releases refuse', () => {
  const own = 'own:0123abcd Brand Sans';
  const back = { kind: 'text', message: { text: 'Hello', font: own } } as const;
  expect([documentOf({}).v, documentOf({ nameFont: own }).v, documentOf({ back }).v]).toEqual([2, 4, 4]);
  expect(readStoredDesign(documentOf({ nameFont: own }))).toEqual({ nameFont: own });
});

test('shared sizes and a logo with the company’s name have a version that older releases refuse', () => {
  const typeset = { arrangement: 0, stepScale: 1, isPaired: false, sizes: { email: 6.5 }, blocks: {} };
  const own = { nameFont: 'own:0123abcd Brand Sans' } as const;
  expect([documentOf({ typeset, ...own }).v, documentOf({ logoHasName: true }).v]).toEqual([5, 5]);
  expect(readStoredDesign(documentOf({ typeset, logoHasName: true }))).toEqual({
    typeset,
    logoHasName: true,
  });
});

test.each([
  ['a later version', { ...documentOf({}), v: 6 }],
  ['a version of another kind of card', { ...documentOf({}), v: 3 }],
  ['a version that is no number', { ...documentOf({}), v: '2' }],
  ['a back that this release cannot print', { ...documentOf({}), back: { kind: 'hologram' } }],
  ['a value that is no card', 'card'],
])('%s is refused, not cut down', (_, value) => {
  expect(readStoredDesign(value)).toBeNull();
});
