import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { applyPatch, layouts, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { causesWithFixes, fixAll } from '#layout/check/fixes/fix-causes.ts';
import { createPrintChecker, type PrintChecker } from '#layout/check/print-checker.ts';
import { contrastRatio } from '#layout/colour/contrast.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { checkPress } from '../press-check.ts';

const fonts = fontsFromDisk();
/** `npm run test:full -- layouts` sets a larger number. */
const designs = Number(process.env.FIX_DESIGNS ?? 20);

let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fonts));
});

const words = [
  'Atelier Lumen',
  'Ľubovnianske železiarne a strojárne, s.r.o.',
  'Ing. Žofia Hviezdoslavová-Kráľovičová, PhD.',
  'Riaditeľka oddelenia výskumu a vývoja',
  'Ελένη Παπαδοπούλου',
  '漢字',
  '+421 905 318 442',
  'zofia.hviezdoslavova-kralovicova@lubovnianske-zeleziarne.sk',
  'www.lubovnianske-zeleziarne-a-strojarne.sk/vyskum/oddelenie/kontakt',
  'x'.repeat(60),
  '',
];
const colour = fc.oneof(
  fc.constantFrom(
    '#000000',
    '#666666',
    '#ffffff',
    '#1e293b',
    '#64748b',
    '#1f3bff',
    '#00ff00',
    '#010102',
    '#1b1917',
  ),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
);
const text = fc.constantFrom(...words);
const font = fc.constantFrom(...fontNames);

const design: fc.Arbitrary<FlatCard> = fc
  .record({
    layout: fc.constantFrom(...layouts),
    orientation: fc.constantFrom(...orientations),
    texts: fc.tuple(text, text, text, text, text, text, text),
    colours: fc.tuple(colour, colour, colour),
    backgroundColor: colour,
    nameFont: font,
    dataFont: font,
    logoSize: fc.integer({ min: 10, max: 60 }),
    logoX: fc.integer({ min: -20, max: 20 }),
    logoY: fc.integer({ min: -20, max: 20 }),
  })
  .map(({ texts, colours: [strong, quiet, odd], ...rest }) => ({
    ...rest,
    ...Object.fromEntries(textFields.map((field, index) => [field, texts[index]])),
    companyNameColor: strong,
    fullNameColor: strong,
    websiteColor: quiet,
    positionColor: quiet,
    phoneColor: quiet,
    emailColor: odd,
    urlColor: quiet,
  }));
const logo = fc.option(
  fc.record({ width: fc.integer({ min: 60, max: 900 }), height: fc.integer({ min: 60, max: 900 }) }),
  { nil: undefined },
);

function checkerFor(pixels: { width: number; height: number } | undefined): PrintChecker {
  return createPrintChecker({ fonts, logo: pixels, press: (scene) => checkPress(scene, colours) });
}

function causesLeft(card: FlatCard, checker: PrintChecker) {
  const checked = checker.check(cardOf(card));
  return checked ? causesWithFixes(checked, checker) : [];
}

test('after Fix all no finding has a fix, and there is no warning', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(design, logo, (card, pixels) => {
      const checker = checkerFor(pixels);
      const left = causesLeft(flatOf(fixAll(cardOf(card), checker)), checker);
      expect(left.filter(({ fix }) => fix)).toEqual([]);
      expect(left.filter(({ level }) => level === 'warning')).toEqual([]);
    }),
    { numRuns: designs },
  );
});

test('each fix leaves fewer faults than before', () => {
  fc.assert(
    fc.property(design, logo, (card, pixels) => {
      const checker = checkerFor(pixels);
      const count = (of: FlatCard, level: string) =>
        checker.check(cardOf(of))?.check.findings.filter((finding) => finding.level === level).length ?? 0;
      for (const { fix } of causesLeft(card, checker)) {
        if (!fix) continue;
        const after = flatOf(applyPatch(cardOf(card), fix.change));
        const fewer = count(card, 'problem') - count(after, 'problem');
        expect(fewer).toBeGreaterThanOrEqual(0);
        if (fewer === 0) expect(count(after, 'warning')).toBeLessThan(count(card, 'warning'));
      }
    }),
    { numRuns: Math.max(15, Math.ceil(designs / 20)) },
  );
});

test('on any ground the fixed names have at least the contrast of the other texts', () => {
  fc.assert(
    fc.property(colour, (backgroundColor) => {
      const card = {
        companyName: 'Atelier Lumen',
        fullName: 'Elena Marek',
        phone: '+421 905 318 442',
        companyNameColor: '#000000',
        fullNameColor: '#000000',
        phoneColor: '#666666',
        backgroundColor,
      };
      const change = flatOf(fixAll(cardOf(card), checkerFor(undefined)));
      const ground = change.backgroundColor ?? backgroundColor;
      const [name, phone] = [change.fullNameColor ?? '#000000', change.phoneColor ?? '#666666'].map((own) =>
        contrastRatio(own, ground),
      );
      expect(phone).toBeGreaterThanOrEqual(4.5);
      expect(name).toBeGreaterThanOrEqual((phone ?? 0) - 0.01);
      const most = Math.max(...['#000000', '#ffffff'].map((own) => contrastRatio(own, ground)));
      if (most >= 7) expect(name).toBeGreaterThanOrEqual(1.3 * (phone ?? 0));
    }),
    { numRuns: Math.max(50, Math.ceil(designs / 10)), examples: [['#7d33ee'], ['#088a00']] },
  );
});
