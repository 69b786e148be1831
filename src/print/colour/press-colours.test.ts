import { readFileSync } from 'node:fs';
import { unzlibSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPrintedInBlack } from '#layout/limits/legibility.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
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
    // The default greys of a saved card.
    ['#1e293b', [0, 0, 0, 91]],
    ['#64748b', [0, 0, 0, 64]],
  ])('%s is printed with inks %j', (colour, inks) => {
    expect(percent(colours.inkOf(colour))).toEqual(inks);
  });

  test('default greys of a saved card are a grey as light as they are, but logos keep their slate', () => {
    for (const slate of ['#1e293b', '#64748b']) {
      expect(isPrintedInBlack(slate)).toBe(true);
      const { c, m, y } = colours.inkOfPaint({ colour: slate });
      expect(c + m + y).toBeGreaterThan(0.5);
    }
  });

  test('greys become lighter step by step and stay in black ink', () => {
    const tints = Array.from({ length: 256 }, (_, level) => {
      const ink = colours.inkOf(`#${level.toString(16).padStart(2, '0').repeat(3)}`);
      expect([ink.c, ink.m, ink.y]).toEqual([0, 0, 0]);
      return ink.k;
    });
    expect(tints).toEqual([...tints].sort((a, b) => b - a));
  });

  test('no colour has more ink than the limit of the press', () => {
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
  test('of a printable colour looks the same', () => {
    expect(colours.softProof('#ffffff')).toBe('#ffffff');
    expect(colours.softProof('#9b1b30')).toBe('#9b1c31');
    expect(colours.shiftInPrint('#9b1b30')).toBeLessThan(1);
  });

  test('of a screen blue is much duller', () => {
    expect(colours.softProof('#0000ff')).toBe('#074396');
    expect(colours.shiftInPrint('#0000ff')).toBeGreaterThan(50);
  });
});

describe('pixels', () => {
  const inks = (
    samples: Uint8Array<ArrayBuffer>,
    space: 'grey' | 'rgb' | 'cmyk',
    profile: Uint8Array | null = null,
  ) => {
    const converter = colours.openPixels(space, profile);
    const ink = [...converter.ink(samples, '#ffffff')];
    converter.close();
    return ink;
  };

  test('of grey have the ink of the same RGB colour, in black ink alone', () => {
    expect(inks(Uint8Array.of(90), 'grey')).toEqual(inks(Uint8Array.of(90, 90, 90), 'rgb'));
    expect(inks(Uint8Array.of(0), 'grey')).toEqual([0, 0, 0, 255]);
  });

  test('of ink are printed unchanged, up to the ink limit', () => {
    const ink = Uint8Array.of(255, 0, 0, 0, 255, 255, 255, 255);
    expect(inks(ink, 'cmyk')).toEqual([255, 0, 0, 0, 170, 170, 170, 255]);
  });

  test('of ink with a profile of the same press are printed unchanged', () => {
    const ink = Uint8Array.of(0, 0, 0, 255, 10, 200, 30, 40, 0, 0, 0, 128);
    expect(inks(ink, 'cmyk', pressProfile)).toEqual([...ink]);
    expect(inks(ink, 'cmyk', renamed(pressProfile, 'Coated FOGRA39 (ISO 12647-2)'))).toEqual([...ink]);
  });

  test('of ink for another press are converted to ours and keep pure black ink', () => {
    const ink = inks(Uint8Array.of(0, 0, 0, 255, 0, 0, 0, 128, 200, 0, 0, 0), 'cmyk', otherPress());
    expect(ink.slice(0, 4)).toEqual([0, 0, 0, 255]);
    expect(ink.slice(4, 7)).toEqual([0, 0, 0]);
    expect(Math.abs((ink[7] ?? 0) - 128)).toBeLessThan(10);
    expect(ink[8]).toBeLessThan(180);
  });

  test('of ink for another press as continuous tone have no step between black alone and black with a trace of colour', () => {
    const converter = colours.openPixels('cmyk', otherPress());
    const greys = [60, 128, 200].flatMap((black) => [0, 0, 0, black, 2, 2, 2, black]);
    const lab = colours.labOfPixels(converter.toneInk(Uint8Array.from([0, 0, 0, 0, ...greys])));
    converter.close();
    expect(lab[0]).toBeGreaterThan(99.9);
    for (const grey of [1, 3, 5]) {
      expect(Math.abs((lab[grey * 3] ?? 0) - (lab[grey * 3 + 3] ?? 0))).toBeLessThan(1.5);
    }
  });

  test('with an embedded profile are converted by it', () => {
    const redAndBlueSwapped = matrixProfile([screenLights[2], screenLights[1], screenLights[0]], 2.2);
    const [c = 0, , y = 0] = inks(Uint8Array.of(255, 0, 0), 'rgb', redAndBlueSwapped);
    expect(c).toBeGreaterThan(200);
    expect(y).toBeLessThan(60);
  });

  test.each([
    ['that is no profile', 'rgb', () => Uint8Array.of(1, 2, 3)],
    ['of colours on greys', 'grey', () => matrixProfile(screenLights, 2.2)],
    ['of colours on inks', 'cmyk', () => matrixProfile(screenLights, 2.2)],
    ['of inks on colours', 'rgb', () => pressProfile],
    ['that is cut off', 'cmyk', () => pressProfile.subarray(0, 2000)],
    ['whose tables are missing', 'cmyk', () => shortened(renamed(pressProfile, 'Somewhere else'), 2000)],
  ] as const)('with a profile %s are taken as without it, and that is told', (_, space, profile) => {
    const samples = Uint8Array.of(20, 60, 90, 120, 20, 60, 90, 120, 20, 60, 90, 120);
    const converter = colours.openPixels(space, profile());
    expect(converter.isProfileDropped).toBe(true);
    converter.close();
    expect(inks(samples, space, profile())).toEqual(inks(samples, space));
  });
});

describe('an ink', () => {
  test('outside 0 to 1 throws an error', () => {
    expect(() => cmyk(0, 1.2, 0, 0)).toThrow(RangeError);
    expect(() => cmyk(0, 0, Number.NaN, 0)).toThrow(RangeError);
  });

  test('over the limit reduces the colours and keeps the black', () => {
    const ink = cmyk(1, 1, 1, 1, 3);
    expect(ink.k).toBe(1);
    expect(totalInk(ink)).toBeLessThanOrEqual(3);
    expect(isBlackInkAlone(ink)).toBe(false);
  });
});

const pressProfile = unzlibSync(
  readFileSync(new URL('../profile/icc/ISOcoated_v2_300_bas.icc.zlib', import.meta.url)),
);

/** A truncated profile with the truncated length in its header. */
function shortened(profile: Uint8Array, length: number): Uint8Array {
  const copy = profile.slice(0, length);
  new DataView(copy.buffer).setUint32(0, length);
  return copy;
}

/** The tags of a profile and the offset of their data. */
function tagsOf(view: DataView): { name: string; start: number; length: number }[] {
  return Array.from({ length: view.getUint32(128) }, (_, tag) => {
    const at = 132 + tag * 12;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
    return { name, start: view.getUint32(at + 4), length: view.getUint32(at + 8) };
  });
}

/** The same profile from another vendor, with another name. */
function renamed(profile: Uint8Array, name: string): Uint8Array<ArrayBuffer> {
  const copy = profile.slice();
  for (const { name: tag, start, length } of tagsOf(new DataView(copy.buffer))) {
    if (tag !== 'desc' && tag !== 'targ') continue;
    copy.fill(0, start + 12, start + length);
    const letters = Array.from(name, (letter) => letter.charCodeAt(0));
    copy.set(letters, start + 12);
  }
  return copy;
}

/** An unknown press whose cyan is paler. */
function otherPress(): Uint8Array {
  const copy = renamed(pressProfile, 'Somewhere else');
  const view = new DataView(copy.buffer);
  for (const { name, start } of tagsOf(view)) {
    if (!name.startsWith('A2B')) continue;
    // The first input curve of a table: 256 two-byte numbers after its header.
    for (let level = 0; level < 256; level += 1) {
      view.setUint16(start + 52 + level * 2, Math.round((level / 255) ** 2 * 65_535));
    }
  }
  return copy;
}
