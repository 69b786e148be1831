import { expect, test } from 'vitest';
import { formatIds, formatOf } from './formats.ts';
import { resolveFormat } from './resolve-card.ts';

test('a card without a format is 90x50 mm with a bleed of 2 mm and a safe margin of 3 mm', () => {
  expect(formatOf()).toEqual({ widthMm: 90, heightMm: 50, bleedMm: 2, safeMarginMm: 3 });
  expect(formatIds[0]).toBe('90x50');
});

test('an American card is 3.5 by 2 inches with an eighth of an inch of bleed', () => {
  const { widthMm, heightMm, bleedMm } = formatOf('us');
  expect(widthMm / 25.4).toBeCloseTo(3.5);
  expect(heightMm / 25.4).toBeCloseTo(2);
  expect(bleedMm / 25.4).toBeCloseTo(0.125);
});

test('a custom format has the margins of the default one, and is portrait when it is higher than wide', () => {
  const format = { widthMm: 50, heightMm: 80 };
  expect(formatOf(format)).toEqual({ ...format, bleedMm: 2, safeMarginMm: 3 });
  expect(resolveFormat({ format }).orientation).toBe('portrait');
  expect(resolveFormat({ format, orientation: 'landscape' }).orientation).toBe('landscape');
});
