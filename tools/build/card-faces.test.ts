import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import { fontNames, isStandardFont, type ShippedFont } from '#domain/card/fonts.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { looks } from '#layout/looks/looks.ts';
import type { GlyphRun, Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import {
  type FaceName,
  faceIn,
  faceNames,
  faceOf,
  familyRecordOf,
  fontRecordOf,
  type ShippedFace,
  wholeOf,
} from '#layout/text/faces.ts';
import { firstPartRanges } from '#layout/text/first-part.ts';
import type { FaceFeature } from '#layout/text/font-families.ts';
import { fontMeasuresOf } from '#layout/text/font-measures.ts';
import { harfbuzzFonts, type LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { isSubstituted } from '#layout/text/substitute-characters.ts';
import lookSamples from '#messages/en/look-samples.ts';
import { standardProfile } from '#print/profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '#print/render-pdf.ts';
import { sampleCard } from '#web/shared/looks/sample-cards.ts';
import { printAssetsFromDisk } from '../print/print-from-disk.ts';
import { cardFaceFile } from './card-faces.ts';

const letters = {
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Czech: 'áčďéěíňóřšťúůýž',
  Polish: 'ąćęłńóśźż',
  Hungarian: 'áéíóöőúüű',
  Turkish: 'çğıöşüâîû',
};
const alphabets = Object.values(letters).join('');
const texts = [
  'Ľubomíra Škvareninová, AV Řezníček 0123456789',
  'Żółć Őrült İstanbul Ağa To Ty LT fi ffl "ff" ‚a‘ „b“ €5 – 7 % & @ #1',
  alphabets + alphabets.toLocaleUpperCase('tr') + alphabets.toUpperCase(),
];

/** The fonts of the looks: of headings, with the weights that they have, and of data. */
const pairs: readonly (readonly [ShippedFont, ShippedFont])[] = [
  ['Jost', 'Jost'],
  ['Fraunces', 'DM Sans'],
  ['Bricolage Grotesque', 'DM Sans'],
  ['Bricolage Grotesque', 'Inter'],
  ['Space Grotesk', 'IBM Plex Mono'],
  ['Space Grotesk', 'DM Sans'],
  ['EB Garamond', 'IBM Plex Sans'],
  ['EB Garamond', 'Jost'],
  ['Cormorant Garamond', 'Jost'],
  ['Cormorant Garamond', 'EB Garamond'],
  ['Bodoni Moda', 'Jost'],
  ['Instrument Serif', 'DM Sans'],
  ['Instrument Serif', 'Jost'],
  ['Marcellus', 'Jost'],
  ['Josefin Sans', 'Josefin Sans'],
  ['Zilla Slab', 'Zilla Slab'],
  ['Barlow Condensed', 'Barlow Condensed'],
  ['Nunito', 'Nunito'],
  ['Caveat', 'Jost'],
  ['Syne', 'DM Sans'],
  ['Familjen Grotesk', 'Familjen Grotesk'],
  ['Young Serif', 'Jost'],
];

const firstPart = (face: ShippedFace) => readFileSync(cardFaceFile(face));
const whole = (face: ShippedFace) => readFileSync(cardFaceFile(wholeOf(face)));

function fontsWith(face: FaceName, bytes: Uint8Array): LoadedFonts {
  const fonts = harfbuzzFonts();
  fonts.add(face, bytes);
  return fonts;
}

const sizes = new Map<ShippedFace, number>();
function brotliBytes(face: ShippedFace): number {
  const size = sizes.get(face) ?? brotliCompressSync(firstPart(face)).length;
  sizes.set(face, size);
  return size;
}

test.each(faceNames)('the first part of %s has at most 35 kB', (face) => {
  expect(brotliBytes(face)).toBeLessThanOrEqual(35_000);
});

test.each(pairs)('a heading in %s and data in %s have at most 60 kB', (heading, data) => {
  for (const weight of fontRecordOf(heading)?.weights ?? []) {
    const faces = new Set([faceOf(heading, { weight }), faceOf(data, { weight: 400 })]);
    expect([...faces].reduce((sum, face) => sum + brotliBytes(face), 0)).toBeLessThanOrEqual(60_000);
  }
});

/** Their type needs an italic or a display face in two weights, or a script with many joined letters. */
const looksWithMoreFonts: readonly LookId[] = [
  'terrazzo',
  'rosette',
  'chancery',
  'halftone',
  'pebble',
  'stitch',
  'red-dot',
  'fern',
  'majolica',
  'handwritten',
  'chambers',
  'plaque',
  'medallion',
  'headshot',
];

test('the fonts of a look have at most 60 kB, but for those that are agreed on', () => {
  const larger = lookIds.filter((id) => {
    const faces = facesOfSides(sampleCard(id, lookSamples), looks).map(faceIn).filter(isShippedFace);
    return faces.reduce((sum, face) => sum + brotliBytes(face), 0) > 60_000;
  });
  expect(larger).toEqual(looksWithMoreFonts);
});

function isShippedFace(face: FaceName): face is ShippedFace {
  return faceNames.some((name) => name === face);
}

describe.each(faceNames)('the first part of %s', (face) => {
  const part = fontsWith(face, firstPart(face));
  const all = fontsWith(face, whole(face));

  test('has the characters of first parts, but for those that the family lacks', () => {
    const lacks = familyRecordOf(face)?.lacks ?? '';
    const lacking = firstPartRanges
      .flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
      )
      .filter((character) => !isSubstituted(character) && !lacks.includes(character))
      .filter((character) => part.shape(face, character).glyphs.some(({ id }) => id === 0));
    expect(lacking).toEqual([]);
  });

  test.each(Object.entries(letters))('has every %s letter', (_, small) => {
    for (const letter of small + small.toLocaleUpperCase('tr') + small.toUpperCase())
      expect(part.covers(face, letter.codePointAt(0) ?? 0), letter).toBe(true);
  });

  test('shapes texts as the whole face does, kerning and figures included', () => {
    const features: (readonly FaceFeature[])[] = [[], ['oldStyleFigures'], ['liningFigures']];
    for (const text of texts) {
      for (const asked of features) {
        const options = { features: asked };
        expect(part.shape(face, text, options)).toEqual(all.shape(face, text, options));
      }
      expect(part.shape(face, text, { ligatures: false })).toEqual(
        all.shape(face, text, { ligatures: false }),
      );
    }
  });

  test('has the same outlines and metrics', () => {
    expect(part.metrics(face)).toEqual(all.metrics(face));
    for (const { id } of texts.flatMap((text) => part.shape(face, text).glyphs))
      expect(part.outline(face, id)).toBe(all.outline(face, id));
  });
});

describe('a PDF', () => {
  let assets: PrintAssets;
  beforeAll(async () => {
    assets = await printAssetsFromDisk(harfbuzzFonts());
  });

  test.each(faceNames)('in %s has the same bytes from the first part and from the whole face', (face) => {
    expect(pdfOf(face, firstPart(face))).toEqual(pdfOf(face, whole(face)));
  });

  function pdfOf(face: ShippedFace, bytes: Uint8Array): Uint8Array {
    const fonts = fontsWith(face, bytes);
    const scene = sceneOf(texts.map((text, line) => runOf(face, text, line, fonts)));
    const metadata = { title: 'Card', createdAt: new Date(0), documentId: 'card' };
    return renderPdf([{ scene }], { ...assets, fontFile: () => bytes }, standardProfile, metadata);
  }
});

function sceneOf(items: readonly GlyphRun[]): Scene {
  return { side: 'front', cut: { width: 90, height: 50 }, guides: guidesOf(resolveCard(emptyCard)), items };
}

function runOf(face: FaceName, text: string, line: number, fonts: LoadedFonts): GlyphRun {
  const { glyphs, widthEm } = fonts.shape(face, text);
  return {
    kind: 'text',
    id: `line ${line}`,
    field: 'fullName',
    line,
    text,
    face,
    sizePt: 8,
    colour: '#000000',
    opacity: 1,
    isPlaceholder: false,
    isTooLong: false,
    x: 5,
    y: 10 + 5 * line,
    width: widthEm * 8,
    trackingEm: 0,
    glyphs,
  };
}

describe('figures and small capitals', () => {
  const fonts = (face: ShippedFace) => fontsWith(face, whole(face));
  const ids = (face: ShippedFace, text: string, ...features: FaceFeature[]) =>
    fonts(face)
      .shape(face, text, { features })
      .glyphs.map(({ id }) => id);

  test.each(['Cormorant Garamond 500', 'Cormorant Garamond 400 italic', 'Syne 700'] as const)(
    '%s has lining figures unless old-style ones are asked for',
    (face) => {
      expect(ids(face, '0123')).toEqual(ids(face, '0123', 'liningFigures'));
      expect(ids(face, '0123')).not.toEqual(ids(face, '0123', 'oldStyleFigures'));
    },
  );

  test.each(['Playfair Display 400', 'Gelasio 400'] as const)(
    '%s keeps its old-style figures, which saved cards have, unless lining ones are asked for',
    (face) => {
      expect(ids(face, '0123')).not.toEqual(ids(face, '0123', 'liningFigures'));
    },
  );

  test.each(fontNames.map((font) => [font, faceOf(font, { weight: 400 })] as const))(
    'the features of %s are those of its files',
    (font, face) => {
      const works = (feature: FaceFeature, text: string) =>
        ids(face, text, feature).join() !== ids(face, text, ...otherFigures(feature)).join();
      const found = [
        ...(works('oldStyleFigures', '0123456789') ? (['oldStyleFigures', 'liningFigures'] as const) : []),
        ...(works('smallCaps', 'abcšž') ? (['smallCaps'] as const) : []),
      ];
      const { features = [] } = fontMeasuresOf(font) ?? {};
      expect(found).toEqual(expect.arrayContaining([...features]));
    },
  );

  function otherFigures(feature: FaceFeature): FaceFeature[] {
    return feature === 'oldStyleFigures' ? ['liningFigures'] : [];
  }
});

test.each(fontNames)('x-height and cap height of %s are those of its outlines', (font) => {
  const face = faceOf(font, { weight: 400 });
  const fonts = fontsWith(face, whole(face));
  const { xHeightEm = 0 } = fontMeasuresOf(font) ?? {};
  const { capHeightEm = 0 } = fontRecordOf(font) ?? {};
  expect(Math.abs(heightOf(fonts, face, 'x') - xHeightEm)).toBeLessThan(0.005);
  // The cap heights of the first ten fonts are those that their layouts were made with.
  expect(Math.abs(heightOf(fonts, face, 'H') - capHeightEm)).toBeLessThan(
    isStandardFont(font) ? 0.065 : 0.005,
  );
});

/** The height of a letter without overshoot, in em. */
function heightOf(fonts: LoadedFonts, face: FaceName, letter: string): number {
  const [glyph] = fonts.shape(face, letter).glyphs;
  const ys = [...fonts.outline(face, glyph?.id ?? 0).matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) =>
    Number(y),
  );
  return Math.max(...ys) / fonts.metrics(face).unitsPerEm;
}
