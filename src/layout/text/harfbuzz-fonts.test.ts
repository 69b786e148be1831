import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { faceNames } from './faces.ts';
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

test.each(faceNames)('%s has every Slovak letter', (face) => {
  for (const letter of 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ') {
    expect(fonts.covers(face, letter.codePointAt(0) ?? 0), letter).toBe(true);
  }
});

test('a character that the face lacks is glyph 0 and keeps its text', () => {
  expect(fonts.covers('Gelasio 400', 'Ж'.codePointAt(0) ?? 0)).toBe(false);
  expect(fonts.shape('Gelasio 400', 'Ж').glyphs).toMatchObject([{ id: 0, text: 'Ж' }]);
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
