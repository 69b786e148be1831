import { beforeAll, describe, expect, test } from 'vitest';
import { fontsFromDisk } from '../../../local/card-faces.ts';
import { printAssetsFromDisk } from '../../../local/print-from-disk.ts';
import { matrixProfile, screenLights } from '../testing/matrix-profile.ts';
import { cmyk, isBlackInkAlone, totalInk } from './ink.ts';
import type { PressColours } from './press-colours.ts';

let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fontsFromDisk()));
});

const percent = (ink: { c: number; m: number; y: number; k: number }) =>
  [ink.c, ink.m, ink.y, ink.k].map((share) => Math.round(share * 100));

describe('a flat colour', () => {
  test.each([
    ['#000000', [0, 0, 0, 100]],
    ['#ffffff', [0, 0, 0, 0]],
    ['#333333', [0, 0, 0, 88]],
    ['#666666', [0, 0, 0, 69]],
    ['#9b1b30', [25, 96, 70, 25]],
    ['#f4ebdd', [6, 8, 15, 0]],
  ])('%s is printed with inks %j', (colour, inks) => {
    expect(percent(colours.inkOf(colour))).toEqual(inks);
  });

  test('greys grow lighter step by step and stay in black ink', () => {
    const tints = Array.from({ length: 256 }, (_, level) => {
      const ink = colours.inkOf(`#${level.toString(16).padStart(2, '0').repeat(3)}`);
      expect([ink.c, ink.m, ink.y]).toEqual([0, 0, 0]);
      return ink.k;
    });
    expect(tints).toEqual([...tints].sort((a, b) => b - a));
  });

  test('no colour takes more ink than the paper does', () => {
    for (const red of [0, 1, 20, 90, 255]) {
      for (const green of [0, 2, 30, 200]) {
        for (const blue of [0, 3, 40, 255]) {
          const colour = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
          expect(totalInk(colours.inkOf(colour))).toBeLessThanOrEqual(3 + 1e-9);
        }
      }
    }
  });
});

describe('the printed colour', () => {
  test('of what the press can print looks the same', () => {
    expect(colours.softProof('#ffffff')).toBe('#ffffff');
    expect(colours.softProof('#9b1b30')).toBe('#9b1c31');
    expect(colours.shiftInPrint('#9b1b30')).toBeLessThan(1);
  });

  test('of a screen blue is far duller', () => {
    expect(colours.softProof('#0000ff')).toBe('#074396');
    expect(colours.shiftInPrint('#0000ff')).toBeGreaterThan(50);
  });
});

describe('pixels', () => {
  test('go through the profile, black too, and stay within the limit of ink', () => {
    const [c = 0, m = 0, y = 0, k = 0] = colours.inkPixels(Uint8Array.of(0, 0, 0), 'rgb');
    expect(Math.min(c, m, y, k)).toBeGreaterThan(128);
    expect(c + m + y + k).toBeLessThanOrEqual(765);
  });

  test('of grey are those of the same colour', () => {
    expect(colours.inkPixels(Uint8Array.of(90), 'grey')).toEqual(
      colours.inkPixels(Uint8Array.of(90, 90, 90), 'rgb'),
    );
  });

  test('of ink are printed as they are, but for too much of it', () => {
    const ink = Uint8Array.of(255, 0, 0, 0, 255, 255, 255, 255);
    expect([...colours.inkPixels(ink, 'cmyk')]).toEqual([255, 0, 0, 0, 170, 170, 170, 255]);
  });

  test('with a profile of their own are read by it', () => {
    const redAndBlueSwapped = matrixProfile([screenLights[2], screenLights[1], screenLights[0]], 2.2);
    const red = Uint8Array.of(255, 0, 0);
    const [c = 0, , y = 0] = colours.inkPixels(red, 'rgb', redAndBlueSwapped);
    expect(c).toBeGreaterThan(200);
    expect(y).toBeLessThan(60);
  });

  test('with a profile that is broken or of another kind are taken as a screen’s', () => {
    const pixel = Uint8Array.of(200, 30, 40);
    expect(colours.inkPixels(pixel, 'rgb', Uint8Array.of(1, 2, 3))).toEqual(colours.inkPixels(pixel, 'rgb'));
    const grey = Uint8Array.of(90);
    const rgbProfile = matrixProfile(screenLights, 2.2);
    expect(colours.inkPixels(grey, 'grey', rgbProfile)).toEqual(colours.inkPixels(grey, 'grey'));
  });
});

describe('an ink', () => {
  test('outside 0 to 1 is refused', () => {
    expect(() => cmyk(0, 1.2, 0, 0)).toThrow(RangeError);
    expect(() => cmyk(0, 0, Number.NaN, 0)).toThrow(RangeError);
  });

  test('too much of all four thins the colours and keeps the black', () => {
    const ink = cmyk(1, 1, 1, 1);
    expect(ink.k).toBe(1);
    expect(totalInk(ink)).toBeLessThanOrEqual(3);
    expect(isBlackInkAlone(ink)).toBe(false);
  });
});
