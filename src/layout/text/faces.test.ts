import { expect, test } from 'vitest';
import { fontNames } from '#domain/card/fonts.ts';
import { capHeightEm, faceNames, faceOf } from './faces.ts';

test.each([
  ['Arial', 400, 'Arimo 400'],
  ['Helvetica', 600, 'Arimo 600'],
  ['Times New Roman', 400, 'Tinos 400'],
  ['Times New Roman', 600, 'Tinos 700'],
  ['Georgia', 600, 'Gelasio 700'],
  ['Playfair Display', 600, 'Playfair Display 600'],
  ['Inter', 700, 'Inter 700'],
] as const)('%s at %i is drawn with %s', (font, weight, face) => {
  expect(faceOf(font, weight)).toBe(face);
});

test('every font has a face at every weight of the layouts', () => {
  for (const font of fontNames) {
    for (const weight of [400, 600, 700] as const) expect(faceNames).toContain(faceOf(font, weight));
  }
});

test('cap heights are those of the layouts', () => {
  expect(fontNames.map(capHeightEm)).toEqual([
    0.727, 0.716, 0.716, 0.716, 0.69, 0.716, 0.716, 0.717, 0.7, 0.708,
  ]);
});
