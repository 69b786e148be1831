import { encode } from 'fast-png';
import { unzlibSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureSize } from '#image/read-picture.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { LogoBackground } from '../drawing/logo-background.ts';
import { inksOfImage } from '../testing/image-inks.ts';
import { sampleLogos } from '../testing/sample-logos.ts';
import { convertLogo, softProofLogo } from './convert-logo.ts';

let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fontsFromDisk()));
});

const logo = (name: string) => sampleLogos[name] ?? new Uint8Array();
const bleed = { x: -2, y: -2, width: 94, height: 54 };

/** The ground of a logo at the card's top left, with one fill. */
function ground(size: { width: number; height: number }, colour = '#ffffff'): LogoBackground {
  return { image: { x: 0, y: 0, ...size }, bleed, fills: [{ box: bleed, colour }] };
}

/** A PNG of RGBA pixels. */
function pngOf(width: number, pixels: readonly (readonly number[])[]): Uint8Array {
  const data = Uint8Array.from(pixels.flat());
  return encode({ width, height: pixels.length / width, data, channels: 4, depth: 8 });
}

/** The inks of a small logo that is not resampled, four bytes a pixel. */
function inksOf(png: Uint8Array, on: LogoBackground): number[][] {
  return convertLogo(png, on, 300, colours).images.flatMap((image) => {
    const inks = [...inksOfImage(image)];
    return Array.from({ length: inks.length / 4 }, (_, pixel) => inks.slice(pixel * 4, pixel * 4 + 4));
  });
}

describe('a logo for the press', () => {
  test.each(Object.keys(sampleLogos))('%s has at most the pixels that its size needs', (name) => {
    const { width, height } = pictureSize(logo(name));
    const placed = { width: 20, height: (20 * height) / width };
    for (const dpi of [300, 600]) {
      const { images, maxInk } = convertLogo(logo(name), ground(placed), dpi, colours);
      for (const image of images) {
        expect(image.width / (image.box.width / 25.4)).toBeLessThanOrEqual(dpi + 1e-6);
        expect(unzlibSync(image.bytes).length).toBe((image.width * 4 + 1) * image.height);
      }
      expect(maxInk).toBeLessThanOrEqual(3);
    }
  });

  test('keeps only the pixels within the bleed', () => {
    const on = {
      ...ground({ width: 400, height: 288 }),
      image: { x: -100, y: -100, width: 400, height: 288 },
    };
    const { images } = convertLogo(logo('PNG without opacity'), on, 300, colours);
    expect(images.map(({ width, height }) => [width, height])).toEqual([[22, 24]]);
  });

  test('off the card has nothing to print', () => {
    const on = { ...ground({ width: 20, height: 20 }), image: { x: 120, y: 0, width: 20, height: 20 } };
    expect(convertLogo(logo('colour JPEG'), on, 300, colours).images).toEqual([]);
  });

  test('the same logo gives the same bytes', () => {
    const [once, again] = [0, 1].map(() =>
      convertLogo(logo('PNG with opacity'), ground({ width: 20, height: 20 }), 300, colours),
    );
    expect(once).toEqual(again);
  });

  test('reports its progress', () => {
    const shares: number[] = [];
    convertLogo(logo('colour JPEG'), ground({ width: 20, height: 20 }), 300, colours, (share) =>
      shares.push(share),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });
});

describe('greys of a logo', () => {
  const greys = Array.from({ length: 256 }, (_, level) => [level, level, level, 255]);

  test('are printed in black ink alone, like those of texts', () => {
    const inks = inksOf(pngOf(256, greys), ground({ width: 90, height: 1 }, '#9b1b30'));
    inks.forEach((ink, level) => {
      const flat = colours.inkOf(`#${level.toString(16).padStart(2, '0').repeat(3)}`);
      expect(ink).toEqual([0, 0, 0, Math.round(flat.k * 255)]);
    });
  });

  test('turn into colours without a step', () => {
    for (const level of [10, 60, 128, 200]) {
      const tints = Array.from({ length: 40 }, (_, apart) => [level + apart, level, level, 255]);
      const inks = inksOf(pngOf(40, tints), ground({ width: 90, height: 2 }));
      const looks = colours.softProofPixels(Uint8Array.from(inks.flat()));
      for (let at = 3; at < looks.length; at += 3) {
        const step = [0, 1, 2].map((sample) =>
          Math.abs((looks[at + sample] ?? 0) - (looks[at - 3 + sample] ?? 0)),
        );
        expect(Math.max(...step)).toBeLessThanOrEqual(4);
      }
    }
  });

  test('of a picture with one channel are printed in black ink alone', () => {
    const { images, maxColouredInk } = convertLogo(
      logo('grey PNG'),
      ground({ width: 20, height: 20 }),
      300,
      colours,
    );
    expect(images.length).toBe(1);
    expect(maxColouredInk).toBe(0);
  });
});

describe('a logo on a fill', () => {
  test.each(['#000000', '#1d4ed8', '#f4ebdd', '#333333', '#1b1917', '#434247', '#740f73'])(
    'of %s in the same colour has exactly its ink',
    (colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((hex) =>
        Number.parseInt(hex, 16),
      );
      const box = pngOf(4, new Array<number[]>(16).fill([red, green, blue, 255]));
      const flat = colour === '#000000' ? { c: 0.3, m: 0.1, y: 0.1, k: 1 } : colours.inkOf(colour);
      const ink = [flat.c, flat.m, flat.y, flat.k].map((share) => Math.round(share * 255));
      expect(inksOf(box, ground({ width: 20, height: 20 }, colour))).toEqual(new Array(16).fill(ink));
    },
  );

  test('of rich black shows no edge where it is nearly black', () => {
    const ramp = Array.from({ length: 24 }, (_, level) => [level, level, level, 255]);
    const inks = inksOf(pngOf(24, ramp), ground({ width: 20, height: 1 }, '#000000'));
    inks.slice(1).forEach((ink, index) => {
      const before = inks[index] ?? [];
      expect(
        Math.max(...ink.map((value, channel) => Math.abs(value - (before[channel] ?? 0)))),
      ).toBeLessThanOrEqual(8);
    });
    expect(inks[0]).toEqual([77, 26, 26, 255]);
    const fading = Array.from({ length: 24 }, (_, step) => [220, 20, 20, step]);
    const looks = colours.softProofPixels(
      Uint8Array.from(inksOf(pngOf(24, fading), ground({ width: 20, height: 1 }, '#000000')).flat()),
    );
    for (let at = 3; at < looks.length; at += 1) {
      expect((looks[at] ?? 0) - (looks[at - 3] ?? 0)).toBeLessThanOrEqual(6);
    }
  });

  test('of near grey shows no edge where it fades into grey', () => {
    for (const colour of [
      [27, 25, 23],
      [67, 66, 71],
      [244, 240, 236],
    ]) {
      const towards = colour[0] === 244 ? -1 : 1;
      const ramp = Array.from({ length: 32 }, (_, step) => [
        ...colour.map((channel) => channel + towards * step),
        255,
      ]);
      const hex = `#${colour.map((channel) => channel.toString(16)).join('')}`;
      const inks = inksOf(pngOf(32, ramp), ground({ width: 20, height: 1 }, hex));
      const looks = colours.softProofPixels(Uint8Array.from(inks.flat()));
      for (let at = 3; at < looks.length; at += 1) {
        expect(Math.abs((looks[at] ?? 0) - (looks[at - 3] ?? 0))).toBeLessThanOrEqual(6);
      }
    }
  });

  test('is blended with it as on a screen where it is translucent, and no transparency is left', () => {
    const [ink] = inksOf(pngOf(1, [[255, 0, 0, 128]]), ground({ width: 20, height: 20 }, '#0000ff'));
    const [mixed] = inksOf(pngOf(1, [[128, 0, 127, 255]]), ground({ width: 20, height: 20 }, '#ffffff'));
    expect(ink).toEqual(mixed);
  });

  test('is printed without the transparent rows and columns around it', () => {
    const clear = [0, 0, 0, 0];
    const png = pngOf(5, [
      ...new Array<number[]>(7).fill(clear),
      [200, 30, 40, 255],
      ...new Array<number[]>(7).fill(clear),
    ]);
    const [image] = convertLogo(png, ground({ width: 50, height: 30 }), 300, colours).images;
    expect(image).toMatchObject({ width: 1, height: 1, box: { x: 20, y: 10, width: 10, height: 10 } });
  });

  test('and on another is blended with each, clipped exactly where the fill ends', () => {
    const panel = { x: -2, y: -2, width: 12.3, height: 54 };
    const on: LogoBackground = {
      ...ground({ width: 20, height: 20 }),
      fills: [
        { box: bleed, colour: '#ffffff' },
        { box: panel, colour: '#000000' },
      ],
    };
    const { images } = convertLogo(
      pngOf(4, new Array<number[]>(16).fill([255, 0, 0, 128])),
      on,
      300,
      colours,
    );
    expect(images.map(({ clip, width }) => [clip, width])).toEqual([
      [null, 4],
      [panel, 3],
    ]);
  });

  test('as a drawing has black ink alone for its greys, and looks in the proof as in print', () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h1v1z"/><path d="M1 0h1v1z" fill="#e30613"/></svg>',
    );
    const on = ground({ width: 20, height: 10 });
    expect(
      convertLogo(svg, on, 300, colours).drawing.map(({ paint }) => paint.kind === 'flat' && paint.ink),
    ).toEqual([{ space: 'cmyk', c: 0, m: 0, y: 0, k: 1 }, colours.inkOf('#e30613')]);
    const proof = softProofLogo(svg, on, 300, colours);
    expect(proof && 'svg' in proof && proof.svg).toContain(`fill="${colours.softProof('#e30613')}"`);
  });

  test('looks in the proof as in print', () => {
    const png = pngOf(2, [
      [255, 0, 0, 0],
      [255, 0, 0, 255],
    ]);
    const proof = softProofLogo(png, ground({ width: 20, height: 10 }, '#1d4ed8'), 300, colours);
    expect(proof).toMatchObject({ width: 1, height: 1, box: { x: 10, y: 0, width: 10, height: 10 } });
    expect([...(proof && 'rgba' in proof ? proof.rgba : [])].slice(0, 3)).toEqual([
      ...colours.softProofPixels(Uint8Array.from(inksOf(png, ground({ width: 20, height: 10 })).flat())),
    ]);
  });
});
