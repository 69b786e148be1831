import { expect, test } from 'vitest';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from './guides.ts';
import { mmToPreviewPx } from './units.ts';

test('a landscape card is 90x50 mm, 94x54 with bleed, 84x44 inside the safe margin', () => {
  expect(guidesOf(resolveFormat({}))).toEqual({
    bleed: { x: -2, y: -2, width: 94, height: 54 },
    cut: { x: 0, y: 0, width: 90, height: 50 },
    safe: { x: 3, y: 3, width: 84, height: 44 },
  });
});

test('a portrait card has the same sides, swapped', () => {
  const { bleed, cut, safe } = guidesOf(resolveFormat({ orientation: 'portrait' }));
  expect([bleed, cut, safe].map(({ width, height }) => [width, height])).toEqual([
    [54, 94],
    [50, 90],
    [44, 84],
  ]);
});

test('the preview at 100 % is 376x216 px, or 216x376 in portrait', () => {
  const landscape = guidesOf(resolveFormat({})).bleed;
  const portrait = guidesOf(resolveFormat({ orientation: 'portrait' })).bleed;
  expect([landscape.width, landscape.height].map(mmToPreviewPx)).toEqual([376, 216]);
  expect([portrait.width, portrait.height].map(mmToPreviewPx)).toEqual([216, 376]);
});
