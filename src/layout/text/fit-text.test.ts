import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import type { ItemPlan } from '../layout-plan.ts';
import { ptToMm } from '../units.ts';
import { type FitTask, sizesBetween } from './fit-task.ts';
import { fitText } from './fit-text.ts';
import { lineWidthEm } from './measure-text.ts';

const fonts = fontsFromDisk();
const face = 'Inter 400';
const item: ItemPlan = { field: 'website', sizePt: 10, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 };

const widthAt = (text: string, sizePt: number, trackingEm = 0) =>
  lineWidthEm({ fonts, face, trackingEm }, text) * ptToMm(sizePt);
const fitted = (text: string, width: number, plan: Partial<ItemPlan> = {}, more: Partial<FitTask> = {}) => {
  const planned = { ...item, ...plan };
  return fitText({ item: planned, text, fonts, face, width, indentEm: 0, fromPt: planned.sizePt, ...more });
};

test('sizes decrease by a quarter point and end with the smallest', () => {
  expect(sizesBetween(7.1, 6.5).map((size) => Number(size.toFixed(9)))).toEqual([7.1, 6.85, 6.6, 6.5]);
  expect(sizesBetween(6.5, 6.5)).toEqual([6.5]);
});

test('a text that fits keeps its size', () => {
  expect(fitted('Elena', widthAt('Elena', 10))).toMatchObject({ sizePt: 10, lines: ['Elena'] });
});

test('a text a little too wide shrinks by quarter points', () => {
  expect(fitted('Elena', widthAt('Elena', 9.3))).toMatchObject({ sizePt: 9.25, lines: ['Elena'] });
});

test('a text that may wrap shrinks to 85 %, then wraps, then shrinks further', () => {
  const text = 'Elena Marek';
  expect(fitted(text, widthAt(text, 8.5), { lines: 2 })).toMatchObject({ sizePt: 8.5, lines: [text] });
  expect(fitted(text, widthAt(text, 8.4), { lines: 2 })).toMatchObject({
    sizePt: 8.5,
    lines: ['Elena ', 'Marek'],
  });
  expect(fitted(text, widthAt('Marek', 7.1), { lines: 2 })).toMatchObject({
    sizePt: 7,
    lines: ['Elena ', 'Marek'],
  });
});

test('a text too long at its smallest size is broken, not cut, and marked as too long', () => {
  const broken = fitted('elena@atelierlumen.sk', widthAt('@atelierlumen.sk', 6.5));
  expect(broken).toEqual({
    sizePt: 6.5,
    trackingEm: 0,
    lines: ['elena', '@atelierlumen.sk'],
    isTooLong: true,
    penalty: 8,
  });
});

test('wrap-first keeps the size and wraps, and shrinks only for a wide word or too many lines', () => {
  const plan = { fit: 'wrap-first', lines: 2 } as const;
  expect(fitted('Elena Marek', widthAt('Marek', 10), plan)).toMatchObject({ sizePt: 10 });
  expect(fitted('Hviezdoslavová', widthAt('Hviezdoslavová', 9), plan)).toMatchObject({ sizePt: 9 });
  expect(fitted('a b c', widthAt('b c', 8), plan)).toMatchObject({ sizePt: 8, lines: ['a b ', 'c'] });
});

test('tracking is reduced before size, by two hundredths at a time', () => {
  const plan = { trackingEm: 0.14, minTrackingEm: 0.04 };
  const wide = fitted('KVÁSOK', widthAt('KVÁSOK', 10, 0.09), plan);
  expect(wide).toMatchObject({ sizePt: 10, trackingEm: expect.closeTo(0.08, 9) as number });
  expect(fitted('KVÁSOK', widthAt('KVÁSOK', 9, 0.04), plan)).toMatchObject({ sizePt: 9, trackingEm: 0.04 });
});

test('a text that fills the measure is as large as possible, up to its size', () => {
  const plan = { fit: { fillWithGain: 1.6 }, sizePt: 40, minPt: 16, lines: 2 };
  expect(fitted('Tatra', 500, plan)).toMatchObject({ sizePt: 40 });
  expect(fitted('Tatra', widthAt('Tatra', 23.456), plan).sizePt).toBeCloseTo(23.456, 6);
});

test('a second line is used only when it makes the text larger by the gain', () => {
  const [text, width] = ['Lumen Lumen', widthAt('Lumen Lumen', 20)];
  const plan = { sizePt: 40, minPt: 16, lines: 2 };
  expect(fitted(text, width, { ...plan, fit: { fillWithGain: 1.6 } }).lines).toHaveLength(2);
  expect(fitted(text, width, { ...plan, fit: { fillWithGain: 2.5 } }).lines).toHaveLength(1);
});

test('a second line is also used when one line would be too small', () => {
  const plan = { sizePt: 40, minPt: 16, lines: 2, fit: { fillWithGain: 2.5 } };
  expect(fitted('Lumen Lumen', widthAt('Lumen Lumen', 15), plan)).toMatchObject({
    lines: ['Lumen ', 'Lumen'],
    isTooLong: false,
  });
});
