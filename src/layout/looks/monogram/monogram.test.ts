import { describe, expect, test } from 'vitest';
import { newCard } from '#domain/card/card.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { flattenPath } from '../../graphics/flatten-path.ts';
import { faceNames } from '../../text/faces.ts';
import { drawMonogram, monogramSettings, monogramSvg, settingsFor } from './draw-monogram.ts';
import { companyLetters, personLetters } from './monogram-letters.ts';
import { monogramStyle } from './monogram-style.ts';

const fonts = fontsFromDisk();
const colours = { main: '#102030', second: '#c02040', paper: '#ffffff' };

describe('the letters', () => {
  test.each([
    ['Lumen', 'L'],
    ['Atelier Lumen, s. r. o.', 'AL'],
    ['Whitcombe & Hale', 'WH'],
    ['Škola a škôlka Dúha', 'ŠŠD'],
    ['Grünwald Maschinen- und Anlagenbau GmbH & Co. KG', 'GMA'],
    ['', ''],
  ])('of the company %s are %s', (company, letters) => {
    expect(companyLetters(company)).toBe(letters);
  });

  test.each([
    ['Elena Marek', 'EM'],
    ['Ing. arch. Žofia Anna Šťastná, PhD.', 'ŽŠ'],
    ['Madonna', 'M'],
  ])('of the person %s are %s', (name, letters) => {
    expect(personLetters(name)).toBe(letters);
  });
});

test('one letter has no setting for several', () => {
  expect(settingsFor('A')).toEqual(['plain', 'ring', 'square']);
  expect(settingsFor('AB')).toEqual([...monogramSettings]);
});

test.each(faceNames)('every setting in %s is inside its size', (face) => {
  for (const setting of monogramSettings) {
    const drawn = drawMonogram('ŠQJ', setting, { fonts, face, colours });
    if (!drawn) throw new Error('The face has these letters');
    const boxes = drawn.shapes.flatMap(({ path }) => flattenPath(path).map(({ box }) => box));
    expect(Math.min(...boxes.flatMap(({ x, y }) => [x, y]))).toBeGreaterThan(-0.01);
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThan(drawn.width + 0.01);
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThan(drawn.height + 0.01);
  }
});

test('a monogram has the heading font and the colours of the look', () => {
  const { font, colours: own } = monogramStyle(withLook(newCard, 'grand-deco'));
  expect(font).toBe('Josefin Sans');
  expect(own.main).not.toBe(own.second);
});

test('the file has nothing but filled paths', () => {
  const drawn = drawMonogram('AB', 'split', { fonts, face: 'Inter 600', colours });
  expect(drawn && monogramSvg(drawn).match(/<\w+/g)).toEqual(['<svg', '<path', '<path', '<path']);
});
