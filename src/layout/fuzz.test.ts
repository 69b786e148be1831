import fc from 'fast-check';
import { test } from 'vitest';
import { contactLabelKinds, isBlank, layouts, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { customFormatLimits, formatIds } from '#domain/card/formats.ts';
import { allowsLineBreaks, linesOf, onOneLine } from '#domain/card/line-breaks.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { isOptionalField, type TextField, textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import * as long from '../../tools/print/samples/long-texts.ts';
import { lumenCard } from '../../tools/print/samples/lumen-texts.ts';
import { minMargin } from './blocks/collisions.ts';
import { imageWithin } from './blocks/place-logo.ts';
import { ruleBox, textBox } from './blocks/text-box.ts';
import { checkPrint } from './check/check-print.ts';
import type { Subject } from './check/findings.ts';
import type { Box, Size } from './guides.ts';
import { layoutCard } from './layout-card.ts';
import { planOf } from './layouts/plan-of.ts';
import type { GlyphRun, Scene } from './scene.ts';
import { upperCaseName } from './text/card-text.ts';

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
const randomText = fc
  .tuple(fc.array(fc.tuple(word, fc.constantFrom(...separators)), { maxLength: 14 }), fc.nat({ max: 200 }))
  .map(([words, length]) => words.flat().join('').slice(0, length));

/** Texts as people type them, short and long. Without samples a text gets the samples of the text it follows in style. */
const realTexts: Partial<Record<TextField, readonly string[]>> = {
  companyName: [lumenCard.companyName, 'Ľan', ...long.companies],
  website: [lumenCard.website, 'Light for rooms', ...long.websites],
  fullName: [lumenCard.fullName, 'Li Wu', ...long.names],
  position: [lumenCard.position, 'CEO', ...long.positions],
  department: ['Sales', 'Oddelenie výskumu a vývoja', 'Zákaznícka podpora pre strednú Európu'],
  mobile: ['+421 918 220 114', '0905 318 442', 'mobil +421 (0)918 220 114'],
  phone: [lumenCard.phone, ...long.phones],
  email: [lumenCard.email, ...long.emails],
  url: [lumenCard.url, ...long.urls],
  street: ['Nová 1', 'Štefánikova 15', 'Námestie Slovenského národného povstania 12/A'],
  city: ['Nitra', '811 05 Bratislava', '962 31 Sliač – Rybáre, Slovenská republika'],
  free1: ['IČO 45 118 220', 'Ordinačné hodiny: pondelok – piatok 8.00 – 16.30'],
  free2: ['Po – Pi 9 – 17', 'Member of the Royal Institute of British Architects'],
};
const textsOf = (field: TextField) =>
  realTexts[field] ?? realTexts[textFieldRecords[field].followsStyleOf ?? 'position'] ?? [];

/** From one to thirteen lines; one text in eight is random. */
const texts = fc
  .subarray([...textFields], { minLength: 1 })
  .chain((fields) =>
    fc.record(
      Object.fromEntries(
        fields.map((field) => [
          field,
          fc.oneof(
            { weight: 7, arbitrary: fc.constantFrom(...textsOf(field)) },
            { weight: 1, arbitrary: randomText },
          ),
        ]),
      ),
    ),
  );

const side = fc.double({ ...customFormatLimits, noNaN: true });
const format = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(...formatIds) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { widthMm: 40, heightMm: 40 },
      { widthMm: 120, heightMm: 40 },
      { widthMm: 40, heightMm: 120 },
    ),
  },
  { weight: 2, arbitrary: fc.record({ widthMm: side, heightMm: side }) },
);
const font = fc.constantFrom(...fontNames);
const logo = fc.option(
  fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) }),
  { nil: undefined },
);
const logoPlacement = fc.record(
  {
    logoSize: fc.integer({ min: 10, max: 400 }),
    logoX: fc.integer({ min: -50, max: 50 }),
    logoY: fc.integer({ min: -50, max: 50 }),
  },
  { requiredKeys: [] },
);
const style = fc.record({
  layout: fc.constantFrom(...layouts),
  orientation: fc.constantFrom(...orientations),
  contactLabels: fc.constantFrom(...contactLabelKinds),
  format,
  companyNameFont: font,
  nameFont: font,
  dataFont: font,
  phoneFont: font,
});
const design = fc
  .tuple(style, texts, logoPlacement)
  .map(([chosen, typed, placement]): FlatCard => ({ ...chosen, ...typed, ...placement }));

const fonts = fontsFromDisk();

/** The characters of a text that the card must show. */
function expectedText(card: FlatCard, field: TextField): string {
  const clean = (line: string) =>
    line
      .normalize('NFC')
      .replace(/[\t\n]/g, ' ')
      .replace(/^[\s\u00ad]+|[\s\u00ad]+$/g, '');
  const whole = card[field] ?? '';
  const lines = allowsLineBreaks(field) && whole.includes('\n') ? linesOf(whole) : [onOneLine(whole)];
  const typed = lines.map(clean).filter(Boolean).join(' ');
  if (isBlank(typed)) return '';
  const letter = { mobile: 'M', phone: 'T', email: 'E', url: 'W' }[field as string];
  if (card.contactLabels === 'letters' && letter) return `${letter}\u00a0\u00a0${typed}`;
  const isUpperCase = card.layout === 'centered' && field === 'companyName';
  return isUpperCase ? upperCaseName(typed) : typed;
}

const sorted = (characters: string) => [...characters.replaceAll(' ', '')].sort().join('');

function overlapClearly(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 1e-5 && height > 1e-5;
}

function isOutside(box: Box, area: Box): boolean {
  return minMargin(box, area) < -1e-5;
}

/** Overlaps with the logo at its planned position, no larger than the texts leave it room. */
function overlapsAtAnchor(card: FlatCard, pixels: Size | undefined): boolean {
  const { width, height } = imageWithin(
    planOf(resolveCard(cardOf(card))).logo,
    card.logoSize ?? 20,
    pixels ?? { width: 1, height: 1 },
  );
  const logoSize = Math.max(width, height);
  const { findings } = checkPrint(
    layoutCard(cardOf({ ...card, logoSize, logoX: 0, logoY: 0 }), fonts, pixels),
  );
  return findings.some(({ code }) => code === 'TEXT_OVERLAPS' || code === 'TEXT_PAST_SAFE_MARGIN');
}

/** The faults of a text: characters that are lost or added, and sizes that are too small. */
function textFaults(card: FlatCard, field: TextField, pixels: Size | undefined, runs: readonly GlyphRun[]) {
  const lines = runs.filter((run) => run.field === field);
  const drawn = lines.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)).join('');
  const expected = expectedText(card, field);
  const planned = planOf(resolveCard(cardOf(card))).stacks.flatMap(({ items }) => items);
  const minPt = planned.find((item) => item.field === field)?.minPt ?? Number.NaN;
  const smallestPt = Math.min(...lines.map(({ sizePt }) => sizePt));
  // A legal form is smaller than its company.
  const ownPt = Math.min(...lines.filter(({ id }) => !id.endsWith('-form')).map(({ sizePt }) => sizePt));
  // Below its item's smallest size only on a card without overlaps, or with further lines.
  const mayBeSmaller = () =>
    textFields.some((name) => isOptionalField(name) && card[name]) || !overlapsAtAnchor(card, pixels);
  return [
    ...(lines.map(({ text }) => text).join('') === expected ? [] : [`${field} is not complete`]),
    ...(sorted(drawn) === sorted(expected) ? [] : [`${field} is not drawn completely`]),
    ...(smallestPt >= 6.5 ? [] : [`${field} is smaller than 6.5 pt`]),
    ...(ownPt < minPt && !mayBeSmaller() ? [`${field} is smaller than planned`] : []),
  ];
}

/** Overlaps and texts past the safe margin that the print check does not report. */
function unreportedFaults(scene: Scene, runs: readonly GlyphRun[]): string[] {
  const { findings } = checkPrint(scene);
  const image = scene.items.find((item) => item.kind === 'logo')?.image;
  const rule = scene.items.find((item) => item.kind === 'rule');
  const isReported = (a: Subject | null, b: Subject | null) =>
    findings.some(
      ({ code, level, subject, over }) =>
        code === 'TEXT_OVERLAPS' &&
        level === 'problem' &&
        ((subject === a && over === b) || (subject === b && over === a)),
    );
  return runs.flatMap((run, index) => {
    const box = textBox(run);
    const pastMargin =
      isOutside(box, scene.guides.safe) &&
      !findings.some(({ code, subject }) => code === 'TEXT_PAST_SAFE_MARGIN' && subject === run.field);
    const over = [
      ...runs.slice(index + 1).map((other) => ({ subject: other.field, box: textBox(other) })),
      ...(image ? [{ subject: 'logo', box: image } as const] : []),
      ...(rule ? [{ subject: 'rule', box: ruleBox(rule) } as const] : []),
    ].filter(
      (other) =>
        other.subject !== run.field &&
        overlapClearly(box, other.box) &&
        !isReported(run.field, other.subject),
    );
    return [
      ...(pastMargin ? [`${run.field} is past the safe margin`] : []),
      ...over.map(({ subject }) => `${run.field} overlaps ${subject}`),
    ];
  });
}

/** `npm run test:full -- layouts` sets a larger number. */
const designs = Number(process.env.LAYOUT_DESIGNS ?? 200);

test('any card in any layout and format is laid out completely, no text is too small, and every collision is a finding', {
  timeout: 120_000 + designs * 60,
}, () => {
  fc.assert(
    fc.property(design, logo, (card, pixels) => {
      const scene = layoutCard(cardOf(card), fonts, pixels);
      const runs = scene.items.filter(
        (item): item is GlyphRun => item.kind === 'text' && item.field !== null,
      );
      const faults = [
        ...textFields.flatMap((field) => textFaults(card, field, pixels, runs)),
        ...unreportedFaults(scene, runs),
      ];
      if (faults.length > 0) throw new Error(faults.join('; '));
    }),
    { numRuns: designs },
  );
});
