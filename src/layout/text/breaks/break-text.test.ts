import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { lineWidthEm, type TypeStyle } from '../measure-text.ts';
import { breakAnywhere, getWrapper } from './break-text.ts';

const style: TypeStyle = { fonts: fontsFromDisk(), face: 'Inter 400', trackingEm: 0 };
const widthOf = (line: string) => lineWidthEm(style, line);

const wrapped = (text: string, measureEm: number, mostLines?: number) =>
  getWrapper(style, text)(measureEm, mostLines)?.lines ?? null;

test('lines have whole words and keep the spaces at their breaks', () => {
  expect(wrapped('Alexandra Kristína Hviezdoslavová', widthOf('Alexandra Kristína'))).toEqual([
    'Alexandra Kristína ',
    'Hviezdoslavová',
  ]);
});

test('a word wider than the measure cannot be wrapped, nor a text that needs more lines than allowed', () => {
  expect(wrapped('a Hviezdoslavová', widthOf('Hviezdo'))).toBeNull();
  expect(wrapped('Elena Marek Lumen', widthOf('Elena'), 2)).toBeNull();
});

test.each([
  [
    'Riaditeľka oddelenia výskumu a vývoja',
    'Riaditeľka oddelenia výskumu a',
    'Riaditeľka oddelenia |výskumu a vývoja',
  ],
  ['Strojárne a železiarne, s. r. o.', 'Strojárne a železiarne, s. r.', 'Strojárne |a železiarne, s. r. o.'],
  [
    'Ing. Žofia Hviezdoslavová-Kráľovičová, PhD.',
    'Hviezdoslavová-Kráľovičová',
    'Ing. Žofia Hviezdoslavová-|Kráľovičová, PhD.',
  ],
  ['Müller Maschinenbau GmbH & Co. KG', 'Müller Maschinenbau GmbH &', 'Müller Maschinenbau |GmbH & Co. KG'],
  ['Head of Environmental Compliance', 'Head of Environmental', 'Head of Environmental |Compliance'],
])('%s, wrapped where %s ends, becomes %s', (text, measure, lines) => {
  expect(wrapped(text, widthOf(measure) * 1.02)?.join('|')).toBe(lines);
});

test('a legal form is broken only where no other break fits', () => {
  expect(wrapped('spol. s r. o.', widthOf('spol. s'))).toEqual(['spol. ', 's r. o.']);
});

test.each([
  [
    'alexandra.hviezdoslavova@vydavatelska.sk',
    'alexandra.hviezdoslavova@v',
    'alexandra.hviezdoslavova|@vydavatelska.sk',
  ],
  ['linkedin.com/in/alexandra', 'linkedin.com/in/alex', 'linkedin.com/in/|alexandra'],
  ['stredoslovenska-vydavatelska.sk', 'stredoslovenska-vy', 'stredoslovenska-|vydavatelska.sk'],
  ['first_second', 'first_sec', 'first_|second'],
  ['+421 48 415 00 00', '+421 48 41', '+421 48 |415 00 00'],
  ['abcdefgh', 'abc', 'abc|def|gh'],
])('%s broken where %s ends becomes %s', (text, measure, lines) => {
  expect(breakAnywhere(style, text, widthOf(measure)).join('|')).toBe(lines);
});

test('a space at the end of a line takes no space', () => {
  expect(breakAnywhere(style, 'Lumen Lumen', widthOf('Lumen'))).toEqual(['Lumen ', 'Lumen']);
});

test('a line has at least one letter, and marks stay with their letter', () => {
  expect(breakAnywhere(style, 'm̌m̌', 0.01)).toEqual(['m̌', 'm̌']);
});

test('every line of a broken text fits, including its tracking', () => {
  const tracked = { ...style, trackingEm: 0.14 };
  const lines = breakAnywhere(tracked, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 6);
  expect(Math.max(...lines.map((line) => lineWidthEm(tracked, line)))).toBeLessThanOrEqual(6);
});
