import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { type CustomFont, customFont } from '#domain/card/fonts.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { FaceName } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import {
  georgianFile,
  hebrewFile,
  openTypeFile,
  trueTypeFile,
  withBytes,
} from '../../../tools/print/samples/custom-font-samples.ts';
import { inFolder, missingPrintTools, runTool } from '../../../tools/print/testing/external-tools.ts';
import { printProfile, standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf } from '../testing/read-content.ts';
import { readCustomFont } from './custom-font.ts';
import { tryFont } from './try-font.ts';

const fonts = fontsFromDisk();
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

const fsTypeAt = 8;

describe('the rights of a font file', () => {
  test.each([
    ['installable', 0x0000],
    ['preview and print', 0x0004],
    ['editable', 0x0008],
    ['restricted and preview, of which the freer counts', 0x0006],
  ])('%s: it is used', (_, fsType) => {
    const file = withBytes(trueTypeFile, 'OS/2', fsTypeAt, [fsType >> 8, fsType & 255]);
    expect(readCustomFont(file)).toEqual({ name: 'Lato Regular', isVariable: false });
  });

  test.each([
    ['restricted', 0x0002, 'FONT_EMBEDDING_FORBIDDEN'],
    ['bitmaps only', 0x0200, 'FONT_EMBEDDING_FORBIDDEN'],
    ['no subsetting', 0x0100, 'FONT_SUBSETTING_FORBIDDEN'],
  ])('%s: it is refused', (_, fsType, code) => {
    const file = withBytes(trueTypeFile, 'OS/2', fsTypeAt, [fsType >> 8, fsType & 255]);
    expect(() => readCustomFont(file)).toThrow(code);
  });
});

test.each([
  ['a web font', 'wOF2', 'FONT_OF_THE_WEB'],
  ['a collection', 'ttcf', 'FONT_COLLECTION'],
  ['a picture', '\u0089PNG', 'FONT_NOT_A_FONT'],
  ['an empty file', '', 'FONT_NOT_A_FONT'],
  ['a file that ends after its signature', 'OTTO', 'FONT_DAMAGED'],
])('%s is refused', (_, text, code) => {
  expect(() => readCustomFont(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toThrow(code);
});

test('a file of more than 5 MB is refused before it is read', () => {
  expect(() => readCustomFont(new Uint8Array(5_000_001))).toThrow('FONT_TOO_LARGE');
});

test('a font without an em is refused', () => {
  expect(() => readCustomFont(withBytes(trueTypeFile, 'head', 18, [0, 0]))).toThrow('FONT_DAMAGED');
});

test('the characters of the card that a font lacks are named', () => {
  const tools = { fonts: harfbuzzFonts(), subset: assets.subset };
  expect(tryFont(trueTypeFile, 'Žltý kôň 漢 漢字', tools).missing).toEqual(['漢', '字']);
});

const withoutLatin = [
  { script: 'Hebrew', file: hebrewFile },
  ...(georgianFile ? [{ script: 'Georgian', file: georgianFile }] : []),
];

test.each(withoutLatin)(
  'a $script font without Latin letters is usable, whatever the card says',
  ({ file }) => {
    const tools = { fonts: harfbuzzFonts(), subset: assets.subset };
    expect(tryFont(file, '', tools).missing).toEqual([]);
    expect(tryFont(file, 'Lm', { ...tools, fonts: harfbuzzFonts() }).missing).toEqual(['L', 'm']);
  },
);

/** A card in that font, as a file of the profile. */
function printed(bytes: Uint8Array, profile = standardProfile) {
  const face: CustomFont = customFont(bytes === openTypeFile ? 'aaaaaaaa' : 'bbbbbbbb', 'Own');
  fonts.add(face, bytes);
  const scene = layoutCard(
    cardOf({ fullName: 'Elena Fialová', companyName: 'Office', companyNameFont: face, nameFont: face }),
    fonts,
  );
  const fontFile = (name: FaceName) => (name === face ? bytes : assets.fontFile(name));
  const metadata = {
    title: 'Own font',
    createdAt: new Date('2026-11-16T10:00:00Z'),
    documentId: '01934b5e-7f00-7000-8000-000000000001',
  };
  return renderPdf([{ scene }], { ...assets, fontFile }, profile, metadata);
}

test('a custom TrueType font is subset into a file that the preflight accepts', () => {
  const pdf = openPdf(printed(trueTypeFile));
  expect(preflight(pdf)).toEqual([]);
});

const missing =
  missingPrintTools() ?? (openTypeFile ? null : 'no OpenType font here: apt-get install fonts-urw-base35');
const skips = missing !== null && !process.env.CI;

describe.skipIf(skips)(`a custom font${missing ? ` (${missing})` : ''}`, () => {
  test.each([
    ['TrueType', 'X-4', 'CID TrueType'],
    ['TrueType', 'X-1a', 'CID TrueType'],
    ['OpenType', 'X-4', 'CID Type 0C'],
    ['OpenType', 'X-1a', 'CID Type 0C'],
  ] as const)('%s in PDF/%s is embedded, subset and readable', (kind, standard, type) => {
    const bytes = kind === 'OpenType' ? openTypeFile : trueTypeFile;
    if (!bytes) throw new Error('There is no font');
    const profile = printProfile({ standard });
    const file = printed(bytes, profile);
    inFolder(file, (path) => {
      expect(runTool('qpdf', ['--check', path]).output).toContain('No syntax or stream encoding errors');
      expect(runTool('pdffonts', [path]).output).toMatch(
        new RegExp(`^[A-Z]{6}\\+\\S+ +${type} +Identity-H +yes yes yes`, 'm'),
      );
      const text = runTool('pdftotext', [path, '-']).output;
      expect(text).toContain('Elena Fialová');
      expect(text).toMatch(/office/i);
      expect(runTool('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=nullpage', path])).toEqual({
        output: '',
        succeeded: true,
      });
    });
  });
});

describe('a line in two faces', () => {
  const face: CustomFont = customFont('cccccccc', 'Hebrew');
  const fontFile = (name: FaceName) => (name === face ? hebrewFile : assets.fontFile(name));
  const metadata = { title: 'Two faces', createdAt: new Date(0), documentId: 'a' };
  const scene = () => {
    fonts.add(face, hebrewFile);
    return layoutCard(cardOf({ fullName: 'Lumen שלום Studio', nameFont: face }), fonts);
  };

  test('is printed with the glyphs of both, each where the layout has it', () => {
    const laidOut = scene();
    const pdf = openPdf(renderPdf([{ scene: laidOut }], { ...assets, fontFile }, standardProfile, metadata));
    expect(preflight(pdf).filter((complaint) => complaint !== 'DocumentID')).toEqual([]);
    const [page] = pdf.pages;
    if (!page) throw new Error('There is no page');
    const lines = linesOf(pdf, page);
    expect(lines.map(({ text }) => text)).toEqual(['Lumen', ' םולש ', 'Studio']);
    expect(new Set(lines.map(({ font }) => font)).size).toBe(2);
    const [run] = laidOut.items.filter((item) => item.kind === 'text');
    expect(run?.glyphs.map(({ face: drawnBy }) => drawnBy ?? 'own').join()).toMatch(
      /^(Inter 400,){5}(own,){6}(Inter 400,?){6}$/,
    );
  });

  test('is the same as shapes', () => {
    const outlines = printProfile({ text: 'outlines' });
    const pdf = openPdf(renderPdf([{ scene: scene() }], { ...assets, fontFile }, outlines, metadata));
    const [page] = pdf.pages;
    if (!page) throw new Error('There is no page');
    expect(pdf.content(page).match(/ cm\n/g)).toHaveLength('LumenשלוםStudio'.length);
  });
});

test('a font that is not on this device gives way to the default one, at the weight of the text', () => {
  const absent = customFont('ffffffff', 'Brand Sans');
  const scene = layoutCard(
    cardOf({ companyName: 'Lumen', companyNameFont: absent, fullName: 'Elena' }),
    fontsFromDisk(),
  );
  const runs = scene.items.filter((item) => item.kind === 'text');
  expect(runs.map(({ field, face, absentFont }) => [field, face, absentFont])).toEqual([
    ['companyName', 'Inter 600', absent],
    ['fullName', 'Inter 600', undefined],
  ]);
});
