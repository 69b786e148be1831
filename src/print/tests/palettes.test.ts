import { beforeAll, expect, test } from 'vitest';
import { layouts, newCard, orientations } from '#domain/card/card.ts';
import { colourChange, fontChange } from '#domain/card/card-style.ts';
import { fontPairs, palettes } from '#domain/card/colour/palettes.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import { contrastRatio } from '#layout/colour/contrast.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { totalInk } from '../colour/ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { checkPress } from '../press-check.ts';
import { profilePresets } from '../profile/profile-presets.ts';

const fonts = fontsFromDisk();
let press: PressColours;
beforeAll(async () => {
  press = (await printAssetsFromDisk(fonts)).colours;
});

const ordinaryTexts: FlatCard = {
  companyName: 'Atelier Lumen',
  website: 'atelierlumen.sk',
  fullName: 'Elena Mareková',
  position: 'Svetelná architektka',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
  url: 'behance.net/elenamarek',
};

/** All findings of a card with ordinary texts, in each layout and orientation. */
function findingsOf(style: FlatCard): string[] {
  return layouts.flatMap((layout) =>
    orientations.flatMap((orientation) => {
      const design = { ...flatOf(newCard), ...ordinaryTexts, ...style, layout, orientation };
      const scene = layoutCard(cardOf(design), fonts);
      return checkPrint(scene, checkPress(scene, press)).findings.map(
        ({ code, subject }) => `${layout} ${orientation}: ${code} ${subject}`,
      );
    }),
  );
}

test.each(lookPaletteNames)(
  'the palette %s is readable and printable, and has no warning in any layout',
  (name) => {
    const { strong, quiet, background } = palettes[name];
    expect(contrastRatio(strong, background)).toBeGreaterThanOrEqual(printLimits.contrast.needed);
    expect(contrastRatio(quiet, background)).toBeGreaterThanOrEqual(printLimits.contrast.needed);
    for (const colour of [strong, quiet, background]) {
      expect(press.shiftInPrint(colour)).toBeLessThan(printLimits.colourShift.needed);
      expect(totalInk(press.inkOf(colour)) * 100).toBeLessThanOrEqual(profilePresets.compatible.inkLimit);
    }
    expect(findingsOf(colourChange(palettes[name]))).toEqual([]);
  },
);

test.each(fontPairs)('$strong with $quiet has no warning in any layout', (pair) => {
  expect(findingsOf(fontChange(pair))).toEqual([]);
});

test('there are light and dark palettes, and no two are the same', () => {
  const isDark = (name: (typeof lookPaletteNames)[number]) =>
    contrastRatio('#ffffff', palettes[name].background) > contrastRatio('#000000', palettes[name].background);
  expect(lookPaletteNames.filter(isDark)).toHaveLength(9);
  expect(lookPaletteNames.filter((name) => !isDark(name))).toHaveLength(16);
  expect(new Set(lookPaletteNames.map((name) => Object.values(palettes[name]).join())).size).toBe(25);
});
