import { expect, test } from 'vitest';
import { customFont, fontNames, standardFonts } from '#domain/card/fonts.ts';
import {
  capHeightEm,
  faceNames,
  faceOf,
  facesToLoad,
  fileFor,
  hasRareCharacters,
  uniqueFaces,
} from './faces.ts';

test.each([
  ['Arial', 400, 'Arimo 400'],
  ['Helvetica', 600, 'Arimo 600'],
  ['Times New Roman', 400, 'Tinos 400'],
  ['Times New Roman', 600, 'Tinos 700'],
  ['Georgia', 600, 'Gelasio 700'],
  ['Playfair Display', 600, 'Playfair Display 600'],
  ['Inter', 700, 'Inter 700'],
  ['Inter', 500, 'Inter 400'],
  ['Inter', 800, 'Inter 700'],
  ['Barlow Condensed', 400, 'Barlow Condensed 500'],
  ['Bodoni Moda', 700, 'Bodoni Moda 500'],
] as const)('%s at %i is drawn with %s', (font, weight, face) => {
  expect(faceOf(font, { weight })).toBe(face);
});

test('an italic is used where the family has one', () => {
  expect(faceOf('EB Garamond', { weight: 500, isItalic: true })).toBe('EB Garamond 400 italic');
  expect(faceOf('Jost', { weight: 500, isItalic: true })).toBe('Jost 500');
});

test('every font has a face at every weight, upright and italic', () => {
  for (const font of fontNames) {
    for (const weight of [400, 500, 600, 700, 800] as const) {
      expect(faceNames).toContain(faceOf(font, { weight }));
      expect(faceNames).toContain(faceOf(font, { weight, isItalic: true }));
    }
  }
});

test('cap heights are those of the layouts', () => {
  expect(standardFonts.map(capHeightEm)).toEqual([
    0.727, 0.716, 0.716, 0.716, 0.69, 0.716, 0.716, 0.717, 0.7, 0.708,
  ]);
});

test('the ten fonts of the specification come first', () => {
  expect(fontNames.slice(0, 10)).toEqual(standardFonts);
});

test('a text in letters of Europe needs the first part, another one the whole face and the one that stands in', () => {
  const style = { weight: 400 } as const;
  expect(facesToLoad('Jost', style, 'Ľubomíra Škvareninová, Łódź, Győr, İzmir')).toEqual(['Jost 400']);
  expect(facesToLoad('Jost', style, 'Жена')).toEqual(['Jost 400 whole', 'Inter 400 whole']);
  expect(facesToLoad('Inter', style, 'Жена')).toEqual(['Inter 400 whole']);
});

test('a letter that a family lacks needs the first part of the face that stands in', () => {
  expect(facesToLoad('Marcellus', { weight: 400 }, 'Brașov')).toEqual(['Marcellus 400', 'Inter 400']);
  expect(facesToLoad('Jost', { weight: 400 }, 'Brașov')).toEqual(['Jost 400']);
  expect(hasRareCharacters('Brașov')).toBe(true);
  expect(hasRareCharacters('Košice')).toBe(false);
});

test('a custom font needs the default font too, also where it is not on the device', () => {
  const font = customFont('0123abcd', 'Brand');
  expect(facesToLoad(font, { weight: 600 }, 'Lumen')).toEqual([font, 'Inter 600', 'Inter 400', 'Inter 700']);
  expect(facesToLoad(font, { weight: 400 }, 'Ж')).toEqual([font, 'Inter 400 whole', 'Inter 700 whole']);
});

test('small capitals are in the whole file', () => {
  expect(fileFor('EB Garamond 400', 'Lumen', ['smallCaps'])).toBe('EB Garamond 400 whole');
  expect(fileFor('EB Garamond 400', 'Lumen', ['oldStyleFigures'])).toBe('EB Garamond 400');
});

test('the whole file of a face replaces its first part', () => {
  expect(uniqueFaces(['Jost 400', 'Inter 400', 'Jost 400 whole', 'Inter 400'])).toEqual([
    'Inter 400',
    'Jost 400 whole',
  ]);
});
