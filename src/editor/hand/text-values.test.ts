import { expect, test } from 'vitest';
import { isSizeKept, steppedPt, textValues, weightsOf } from './text-values.ts';

const run = { sizePt: 11, face: 'Jost 600', trackingEm: 0.02, text: 'Ema Malá' } as const;

test('a text has its printed values where none is chosen', () => {
  expect(textValues('Ema Malá', run)).toEqual({
    pt: 11,
    weight: 600,
    caps: 'as typed',
    trackingEm: 0.02,
    chosen: {},
  });
  expect(textValues('', null)).toMatchObject({ pt: null, weight: null, trackingEm: 0 });
});

test('capitals of the arrangement are those that nobody has typed', () => {
  expect(textValues('Ema Malá', { ...run, text: 'EMA MALÁ' }).caps).toBe('upper');
  expect(textValues('EMA', { ...run, text: 'EMA' }).caps).toBe('as typed');
  expect(textValues('Ema', { ...run, features: ['smallCaps'] }).caps).toBe('small');
  expect(textValues('Ema', { ...run, text: 'EMA' }, { caps: 'as typed' }).caps).toBe('as typed');
});

test('a custom font has no weight to choose', () => {
  expect(textValues('Ema', { ...run, face: 'own:0123abcd Brand Sans' }).weight).toBeNull();
  expect(weightsOf('own:0123abcd Brand Sans')).toEqual([]);
  expect(weightsOf('Jost')).toEqual([400, 500, 600]);
});

test('sizes go by half a point from the printed one', () => {
  expect(steppedPt({ pt: 8.4, chosen: {} }, 1)).toBe(8.5);
  expect(steppedPt({ pt: 8.4, chosen: {} }, -1)).toBe(8);
  expect(steppedPt({ pt: 8.5, chosen: {} }, 1)).toBe(9);
  expect(steppedPt({ pt: 72, chosen: {} }, 1)).toBe(72);
  expect(steppedPt({ pt: null, chosen: {} }, 1)).toBeNull();
});

test('quick steps count from the chosen size, which is not printed yet', () => {
  expect(steppedPt({ pt: 8.5, chosen: { pt: 9 } }, 1)).toBe(9.5);
  expect(steppedPt({ pt: 8.5, chosen: { pt: 8 } }, -1)).toBe(7.5);
});

test('a size without room goes down from the printed one', () => {
  const values = { pt: 12.5, chosen: { pt: 14 } };
  expect(isSizeKept(values)).toBe(false);
  expect(steppedPt(values, -1)).toBe(12);
  expect(isSizeKept({ pt: 9, chosen: { pt: 9 } })).toBe(true);
});
