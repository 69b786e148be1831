import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customFont } from '#domain/card/fonts.ts';
import { cardFaceFile, cardFaceFromDisk, fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { hebrewFile, withBytes } from '../../../tools/print/samples/custom-font-samples.ts';
import { type FaceName, faceNames } from './faces.ts';
import type { FaceFeature } from './font-families.ts';
import { harfbuzzFonts } from './harfbuzz-fonts.ts';

const fonts = fontsFromDisk();
const texts = (face: Parameters<typeof fonts.shape>[0], text: string, ligatures = true) =>
  fonts.shape(face, text, { ligatures }).glyphs.map((glyph) => glyph.text);

test('kerning makes AV narrower than A and V on their own', () => {
  const alone = fonts.shape('Inter 400', 'A').widthEm + fonts.shape('Inter 400', 'V').widthEm;
  expect(fonts.shape('Inter 400', 'AV').widthEm).toBeLessThan(alone - 0.01);
});

test('a ligature has the text of all its letters, and letterspaced text has no ligatures', () => {
  expect(texts('Lato 400', 'fi')).toEqual(['fi']);
  expect(texts('Lato 400', 'fi', false)).toEqual(['f', 'i']);
});

test('of a letter and its mark, the first glyph has the text and the second none', () => {
  const glyphs = fonts.shape('Inter 400', 'm̌a').glyphs;
  expect(glyphs.map(({ text }) => text).join('')).toBe('m̌a');
  expect(glyphs.map(({ text }) => text)).toContain('a');
});

test('a character that neither the face nor its fallback has is glyph 0 and keeps its text', () => {
  expect(fonts.covers('Gelasio 400', 'Ж'.codePointAt(0) ?? 0)).toBe(false);
  const withoutFallback = harfbuzzFonts();
  withoutFallback.add('Gelasio 400', cardFaceFromDisk('Gelasio 400'));
  expect(withoutFallback.shape('Gelasio 400', 'Ж').glyphs).toMatchObject([{ id: 0, text: 'Ж' }]);
  expect(fonts.shape('Gelasio 400', '総').glyphs).toMatchObject([{ id: 0, text: '総' }]);
  expect(fonts.shape('Gelasio 400', '総').glyphs[0]).not.toHaveProperty('face');
});

describe('the fallback', () => {
  const hebrew = customFont('0123abcd', 'Hebrew');
  fonts.add(hebrew, hebrewFile);
  /** The parts of a text by the face that draws them, from left to right. */
  const drawn = (face: FaceName, text: string) => {
    const parts: { face: string; text: string }[] = [];
    for (const glyph of fonts.shape(face, text).glyphs) {
      const by = glyph.id === 0 ? 'box' : (glyph.face ?? 'own');
      if (parts.at(-1)?.face !== by) parts.push({ face: by, text: '' });
      const last = parts.at(-1);
      if (last) last.text += glyph.text;
    }
    return parts.map((part) => `${part.face}: ${part.text}`);
  };

  test('draws the Latin words of a Hebrew line, in its direction', () => {
    expect(drawn(hebrew, 'שלום Lumen')).toEqual(['Inter 400: Lumen', 'own:  םולש']);
    expect(drawn(hebrew, 'Lumen שלום')).toEqual(['Inter 400: Lumen', 'own:  םולש']);
  });

  test('has the weight of the face', () => {
    expect(drawn('Gelasio 700', 'Жена')).toEqual(['Inter 700: Жена']);
    const bold = customFont('abcd0123', 'Bold');
    fonts.add(bold, withBytes(hebrewFile, 'OS/2', 4, [2, 188]));
    expect(drawn(bold, 'Lumen')).toEqual(['Inter 700: Lumen']);
  });

  test('keeps the widths: a line is as wide as its glyphs', () => {
    const { glyphs, widthEm } = fonts.shape(hebrew, 'Lumen שלום Studio');
    expect(glyphs.reduce((sum, { advanceEm }) => sum + advanceEm, 0)).toBeCloseTo(widthEm, 9);
    expect(glyphs.map(({ text }) => text).join('')).toHaveLength('Lumen שלום Studio'.length);
  });

  test('draws a soft hyphen only at the end of a line', () => {
    expect(drawn('Gelasio 400', 'Же\u00adна')).toEqual(['Inter 400: Же\u00adна']);
    const ids = (text: string) => fonts.shape('Gelasio 400', text).glyphs.map(({ id }) => id);
    expect(ids('Же\u00ad Lu')).toHaveLength(ids('Же Lu').length);
  });
});

test.each(faceNames)(
  '%s draws every hyphen and ligature that can be typed, and keeps the typed text',
  (face) => {
    for (const typed of ['a\u2010b', 'a\u2011b', 'aﬀ', 'aﬁb', 'aﬂb', 'aﬃ', 'aﬄ']) {
      const { glyphs } = fonts.shape(face, typed);
      expect(glyphs.map(({ text }) => text).join('')).toBe(typed);
      expect(glyphs.every(({ id }) => id !== 0)).toBe(true);
    }
  },
);

test('a soft hyphen is drawn at the end of a line and nowhere else', () => {
  const widthOf = (text: string) => fonts.shape('Inter 400', text).widthEm;
  expect(widthOf('Nová\u00adKráľová')).toBeCloseTo(widthOf('NováKráľová'), 6);
  expect(widthOf('Nová\u00ad')).toBeCloseTo(widthOf('Nová-'), 6);
  expect(texts('Inter 400', 'Nová\u00ad').join('')).toBe('Nová\u00ad');
});

test('a narrow space is a thin one in a face that lacks it', () => {
  for (const face of ['EB Garamond 400', 'Barlow Condensed 400', 'Roboto 400', 'Inter 400'] as const) {
    const { glyphs, widthEm } = fonts.shape(face, '905\u202f318');
    const space = glyphs.find(({ text }) => text === '\u202f');
    expect(space?.advanceEm).toBeGreaterThan(0.15);
    expect(widthEm).toBeCloseTo(glyphs.reduce((sum, { advanceEm }) => sum + advanceEm, 0));
  }
});

test('an outline is a path, and a space has none', () => {
  const [letter, space] = fonts.shape('Inter 400', 'O ').glyphs;
  expect(fonts.outline('Inter 400', letter?.id ?? 0)).toMatch(/^M[\d.,-]+.*Z$/);
  expect(fonts.outline('Inter 400', space?.id ?? 0)).toBe('');
});

test('the same text is shaped once', () => {
  expect(fonts.shape('Inter 400', 'Elena')).toBe(fonts.shape('Inter 400', 'Elena'));
});

test('a face that is not loaded is an error', () => {
  expect(() => harfbuzzFonts().shape('Inter 400', 'a')).toThrow('Inter 400 is not loaded');
  expect(harfbuzzFonts().has('Inter 400')).toBe(false);
});

describe('a face in two parts', () => {
  const part = readFileSync(cardFaceFile('Inter 400'));
  const whole = readFileSync(cardFaceFile('Inter 400 whole'));
  const idsOf = (loaded: ReturnType<typeof harfbuzzFonts>, text: string) =>
    loaded.shape('Inter 400', text).glyphs.map(({ id }) => id);

  test('draws a rare character when the whole face has replaced the first part', () => {
    const loaded = harfbuzzFonts();
    loaded.add('Inter 400', part);
    expect(idsOf(loaded, 'Жa')).toContain(0);
    expect([loaded.has('Inter 400'), loaded.has('Inter 400 whole')]).toEqual([true, false]);
    const letter = idsOf(loaded, 'a');
    loaded.add('Inter 400 whole', whole);
    expect(loaded.has('Inter 400 whole')).toBe(true);
    expect(idsOf(loaded, 'Жa')).not.toContain(0);
    expect(idsOf(loaded, 'a')).toEqual(letter);
  });

  test('keeps the whole face when its first part arrives later', () => {
    const loaded = harfbuzzFonts();
    loaded.add('Inter 400 whole', whole);
    loaded.add('Inter 400', part);
    expect(loaded.has('Inter 400')).toBe(true);
    expect(idsOf(loaded, 'Ж')).not.toContain(0);
  });
});

test('small capitals are other glyphs, and the same text without them is not changed', () => {
  const ids = (features: readonly FaceFeature[]) =>
    fonts.shape('EB Garamond 400', 'Lumen', { features }).glyphs.map(({ id }) => id);
  expect(ids(['smallCaps'])).not.toEqual(ids([]));
  expect(fonts.shape('EB Garamond 400', 'Lumen')).toEqual(fonts.shape('EB Garamond 400', 'Lumen', {}));
});
