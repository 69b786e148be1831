import { expect, test } from 'vitest';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { type Box, guidesOf } from '#layout/guides.ts';
import { pageBoxes } from './page-boxes.ts';

const rounded = ({ x, y, width, height }: Box) => [x, y, width, height].map((pt) => Number(pt.toFixed(2)));

test('without marks the page ends at the bleed', () => {
  const { media, bleed, trim } = pageBoxes(guidesOf(resolveFormat({})), false);
  expect(rounded(media)).toEqual([0, 0, 266.46, 153.07]);
  expect(bleed).toEqual(media);
  expect(rounded(trim)).toEqual([5.67, 5.67, 255.12, 141.73]);
});

test('with marks the page grows by 5 mm of mark and 1 mm of gap on every side and the cut stays 90x50 mm', () => {
  const { media, bleed, trim } = pageBoxes(guidesOf(resolveFormat({})), true);
  expect(rounded(media)).toEqual([0, 0, 300.47, 187.09]);
  expect(rounded(bleed)).toEqual([17.01, 17.01, 266.46, 153.07]);
  expect(rounded(trim)).toEqual([22.68, 22.68, 255.12, 141.73]);
});
