import { expect, test } from 'vitest';
import { companyColour } from './company-colour.ts';

const ids = Array.from(
  { length: 64 },
  (_, index) => `0193-${(index * 2_654_435).toString(16).padStart(6, '0')}`,
);

/** By WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the letter of every company can be read on its colour', () => {
  for (const { background, letter } of ids.map(companyColour)) {
    const [dark = 0, light = 0] = [luminance(background), luminance(letter)].sort();
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  }
});

test('companies have different colours, and each keeps its own', () => {
  expect(new Set(ids.map((id) => companyColour(id).background)).size).toBe(8);
  expect(companyColour(ids[5] ?? '')).toBe(companyColour(ids[5] ?? ''));
});
