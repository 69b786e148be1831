import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardDesign, isBlank, layoutOf, layouts, orientations, textFields } from '#domain/card/card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { textBox } from './blocks/text-box.ts';
import { checkPrint } from './check/check-print.ts';
import type { Size } from './formats.ts';
import type { Box } from './guides.ts';
import { layoutCard } from './layout-card.ts';
import { planOf } from './layouts/plan-of.ts';
import type { GlyphRun } from './scene.ts';
import { upperCase } from './text/upper-case.ts';

const alphabets = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽőűğşıİßæøåłđþẞŵỳ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґЖЩЮЯЇЄҐ',
  'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊΐΑΒΓΔΩΆΈ',
  '😀🎨👩‍👧🇸🇰❤️✂️',
  '漢字かな한글ไทยअऔשלוםمرحبا\u{10ffff}',
  'e\u0301m\u030c\u200b\u00a0\u00adﬁ…—„“½@@//..--__',
];
const separators = [' ', ' ', ' ', '.', '-', '_', '/', '@', '\t', '\n'];

const word = fc
  .constantFrom(...alphabets)
  .chain((alphabet) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 30 }));
const text = fc
  .tuple(fc.array(fc.tuple(word, fc.constantFrom(...separators)), { maxLength: 14 }), fc.nat({ max: 200 }))
  .map(([words, length]) => words.flat().join('').slice(0, length));
const font = fc.constantFrom(...fontNames);
const logo = fc.option(
  fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) }),
  {
    nil: undefined,
  },
);

const design: fc.Arbitrary<Partial<CardDesign>> = fc.record({
  layout: fc.constantFrom(...layouts),
  orientation: fc.constantFrom(...orientations),
  companyName: text,
  website: text,
  fullName: text,
  position: text,
  phone: text,
  email: text,
  url: text,
  companyNameFont: font,
  nameFont: font,
  dataFont: font,
  phoneFont: font,
  logoSize: fc.integer({ min: 10, max: 400 }),
  logoX: fc.integer({ min: -50, max: 50 }),
  logoY: fc.integer({ min: -50, max: 50 }),
});

const fonts = fontsFromDisk();

/** The characters of a text that the card must show. */
function expectedText(card: Partial<CardDesign>, field: (typeof textFields)[number]): string {
  const typed = (card[field] ?? '')
    .normalize('NFC')
    .replace(/[\t\n]/g, ' ')
    .replace(/^[\s\u00ad]+|[\s\u00ad]+$/g, '');
  if (isBlank(typed)) return '';
  const isUpperCase = card.layout === 'centered' && field === 'companyName';
  return isUpperCase ? upperCase(typed) : typed;
}

const sorted = (characters: string) => [...characters.replaceAll(' ', '')].sort().join('');

function overlapClearly(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 1e-5 && height > 1e-5;
}

/** Overlaps with the logo at its planned position. */
function overlapsAtAnchor(card: Partial<CardDesign>, pixels: Size | undefined) {
  const { findings } = checkPrint(layoutCard({ ...card, logoX: 0, logoY: 0 }, fonts, pixels));
  return findings.filter(({ code }) => code === 'TEXT_OVERLAPS' || code === 'TEXT_PAST_SAFE_MARGIN');
}

test('any card is laid out completely, no text is below its smallest size, and every collision is a finding', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(design, logo, (card, pixels) => {
      const scene = layoutCard(card, fonts, pixels);
      const { findings } = checkPrint(scene);
      const runs = scene.items.filter(
        (item): item is GlyphRun => item.kind === 'text' && item.field !== null,
      );
      const { layout, orientation } = layoutOf(card);
      const items = planOf(layout, orientation).stacks.flatMap((stack) => stack.items);

      for (const field of textFields) {
        const lines = runs.filter((run) => run.field === field);
        expect(lines.map((run) => run.text).join('')).toBe(expectedText(card, field));
        const drawn = lines.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)).join('');
        expect(sorted(drawn)).toBe(sorted(expectedText(card, field)));
        const minPt = items.find((item) => item.field === field)?.minPt ?? Number.NaN;
        for (const { sizePt } of lines) expect(sizePt).toBeGreaterThanOrEqual(6.5);
        // A text is below its item's smallest size only on a card without overlaps.
        if (lines.some(({ sizePt }) => sizePt < minPt)) expect(overlapsAtAnchor(card, pixels)).toEqual([]);
      }

      const { safe } = scene.guides;
      const image = scene.items.find((item) => item.kind === 'logo')?.image;
      runs.forEach((run, index) => {
        const box = textBox(run);
        const isOut =
          box.x < safe.x - 1e-5 ||
          box.y < safe.y - 1e-5 ||
          box.x + box.width > safe.x + safe.width + 1e-5 ||
          box.y + box.height > safe.y + safe.height + 1e-5;
        if (isOut) {
          const isReported = findings.some(
            ({ code, subject }) => code === 'TEXT_PAST_SAFE_MARGIN' && subject === run.field,
          );
          expect(isReported).toBe(true);
        }
        for (const other of runs.slice(index + 1)) {
          if (other.field === run.field || !overlapClearly(box, textBox(other))) continue;
          const pair = [run.field, other.field];
          const isReported = findings.some(
            ({ code, subject, over }) =>
              code === 'TEXT_OVERLAPS' && pair.includes(subject as never) && pair.includes(over as never),
          );
          expect(isReported).toBe(true);
        }
        if (image && overlapClearly(box, image)) {
          const isReported = findings.some(({ subject, over }) => subject === run.field && over === 'logo');
          expect(isReported).toBe(true);
        }
      });
    }),
    { numRuns: 2_000 },
  );
});
