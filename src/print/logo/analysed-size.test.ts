import { strToU8 } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { openInks } from '../print-card.ts';
import { wordmark } from '../testing/sample-marks.ts';
import { analysedSize } from './analysed-size.ts';

let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fontsFromDisk()));
});

it('is the size of a file with its analysis, found once', () => {
  const file = strToU8(wordmark);
  expect(analysedSize(file)).toMatchObject({
    width: 100,
    height: 20,
    isVector: true,
    analysis: { kind: 'flat' },
  });
  expect(analysedSize(file)).toBe(analysedSize(file));
});

it('is what the cards of a logo are laid out with when they are printed', () => {
  const logo = strToU8(wordmark);
  const { logoSize } = openInks({ logo, picture: null }, 300, colours);
  expect(logoSize).toBe(analysedSize(logo));
});
