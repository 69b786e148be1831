import { encode } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPicture } from '#image/read-picture.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { printProfile } from '../profile/print-profile.ts';
import { profilePresets } from '../profile/profile-presets.ts';
import { inksOfImage } from '../testing/image-inks.ts';
import { paintedPng, photographs, ramp } from '../testing/tone-samples.ts';
import { convertLogo } from './convert-logo.ts';
import { convertPicture } from './convert-picture.ts';
import type { PrintedLogo } from './printed-logo.ts';

/** `npm run test:full -- tones` prints larger photographs, and ramps from every grey to every hue. */
const isFull = process.env.TONES === 'all';
const timeout = isFull ? 1_200_000 : 60_000;
const size = isFull ? { width: 400, height: 250 } : { width: 150, height: 90 };
const box = { x: 0, y: 0, width: 60, height: 60 * (size.height / size.width) };
const dpi = Math.ceil((size.width / box.width) * 25.4);
/** Neighbours may differ by this much more in print than in the picture, in L*. */
const most = 1.5;

/** How much more neighbours differ in print than in the picture, in L*, at most. */
function worstStep(png: Uint8Array, { images }: PrintedLogo, colours: PressColours): number {
  const [image] = images;
  if (image?.encoding !== 'flate') throw new Error('The picture was not deflated');
  const inks = inksOfImage(image);
  const lab = colours.labOfPixels(inks);
  const { samples, width, height } = readPicture(png, size);
  expect([image.width, image.height]).toEqual([width, height]);
  const source = Array.from({ length: width * height }, (_, pixel) => lightnessAt(samples, pixel * 3));
  let worst = 0;
  for (let pixel = 0; pixel < source.length; pixel += 1) {
    const neighbours = [(pixel + 1) % width === 0 ? pixel : pixel + 1, pixel + width];
    for (const other of neighbours) {
      if (other >= source.length) continue;
      const printed = Math.abs((lab[pixel * 3] ?? 0) - (lab[other * 3] ?? 0));
      worst = Math.max(worst, printed - Math.abs((source[pixel] ?? 0) - (source[other] ?? 0)));
    }
  }
  return worst;
}

/** The L* of a pixel in sRGB. */
function lightnessAt(rgb: Uint8Array, at: number): number {
  const light = [0, 1, 2].map((channel) => {
    const value = (rgb[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = light;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : luminance * 903.3;
}

function pictureOf(png: Uint8Array, colours: PressColours): PrintedLogo {
  const picture = { kind: 'picture', id: 'picture', asset: 'a', box, image: box, pixels: size } as const;
  return convertPicture(png, { picture, bleed: box }, dpi, colours);
}

function logoOf(file: Uint8Array, colours: PressColours, ground = '#ffffff'): PrintedLogo {
  return convertLogo(file, { image: box, bleed: box, fills: [{ box, colour: ground }] }, dpi, colours);
}

const hues = [
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, 0],
  [0, 1, 1],
  [0, 0, 1],
  [1, 0, 1],
] as const;
const greys = isFull ? [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1] : [0.05, 0.5];
/** From a grey a little, half and all the way to each hue. */
const ramps = greys.flatMap((grey) =>
  (isFull ? hues : hues.slice(3)).flatMap((hue) =>
    (isFull ? [0.1, 0.5, 1] : [0.2, 1]).map((way) => {
      const to = hue.map((channel) => grey + (channel - grey) * way);
      return [
        `grey ${grey} to ${to.map((one) => one.toFixed(2)).join(', ')}`,
        ramp([grey, grey, grey], to),
      ] as const;
    }),
  ),
);

describe.each(Object.entries(profilePresets))('printed with the profile %s', { timeout }, (_, settings) => {
  let colours: PressColours;
  beforeAll(async () => {
    ({ colours } = await printAssetsFromDisk(fontsFromDisk(), printProfile(settings)));
  });

  test('photographs have no bands, as pictures and as logos', () => {
    const steps = Object.entries(photographs).flatMap(([name, paint]) => {
      const png = paintedPng(size.width, size.height, paint);
      return [
        [`${name}, as a picture`, worstStep(png, pictureOf(png, colours), colours)] as const,
        [`${name}, as a logo`, worstStep(png, logoOf(png, colours, '#9b1b30'), colours)] as const,
      ];
    });
    report(steps);
    expect(steps.filter(([, step]) => step > most)).toEqual([]);
  });

  test('ramps from greys to colours have no bands', () => {
    const steps = ramps.map(([name, paint]) => {
      const png = paintedPng(size.width, size.height, paint);
      return [name, worstStep(png, pictureOf(png, colours), colours)] as const;
    });
    report(steps);
    expect(steps.filter(([, step]) => step > most)).toEqual([]);
  });
});

/** The full form says what it measured. */
function report(steps: readonly (readonly [string, number])[]): void {
  if (isFull)
    console.info(
      `${steps.length} pictures: ${Math.max(...steps.map(([, step]) => step)).toFixed(2)} L* at most`,
    );
}

describe('flat art', () => {
  let colours: PressColours;
  beforeAll(async () => {
    ({ colours } = await printAssetsFromDisk(fontsFromDisk()));
  });

  /** Black letters and an orange disc with soft edges, as drawing programs export them. */
  const [width, height] = [size.width, size.height];
  const opacityAt = (x: number, y: number) => ({
    letters: soft(Math.sin(x / 3) * 3) * soft(20 - Math.abs(y - 45)) * soft(x - 60),
    disc: soft(22 - Math.hypot(x - 30, y - 45)),
  });
  const soft = (inside: number) => Math.min(1, Math.max(0, inside + 0.5));
  const isLetter = (x: number, y: number) => opacityAt(x, y).letters === 1;

  function flatLogo(ground: readonly number[], isClear = false): Uint8Array<ArrayBuffer> {
    const data = new Uint8Array(width * height * 4);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const { letters, disc } = opacityAt(pixel % width, Math.floor(pixel / width));
      const over = (channel: number, index: number) =>
        isClear
          ? letters > 0
            ? 0
            : channel
          : ((ground[index] ?? 0) * (1 - disc) + channel * disc) * (1 - letters);
      const rgb = [240, 120, 20].map((channel, index) => Math.round(over(channel, index)));
      data.set([...rgb, isClear ? Math.round(255 * Math.max(letters, disc)) : 255], pixel * 4);
    }
    return data;
  }

  const png = (data: Uint8Array<ArrayBuffer>) => encode({ width, height, data, channels: 4, depth: 8 });
  const jpeg = (quality: number) => (data: Uint8Array<ArrayBuffer>) =>
    Uint8Array.from((encodeJpeg({ data, width, height }, quality) as { data: Uint8Array }).data);

  test.each([
    ['a PNG on white', png(flatLogo([255, 255, 255])), '#ffffff'],
    ['a PNG on white, on a red card', png(flatLogo([255, 255, 255])), '#9b1b30'],
    ['a PNG on cream', png(flatLogo([244, 240, 236])), '#ffffff'],
    ['a clear PNG on cream', png(flatLogo([], true)), '#f4f0ec'],
    ['a clear PNG on red', png(flatLogo([], true)), '#9b1b30'],
    ['a fine JPEG', jpeg(95)(flatLogo([255, 255, 255])), '#ffffff'],
    ['a JPEG', jpeg(85)(flatLogo([255, 255, 255])), '#ffffff'],
    ['a coarse JPEG', jpeg(60)(flatLogo([255, 255, 255])), '#ffffff'],
  ])('as %s has its letters in black alone', (_, file, ground) => {
    const { images } = logoOf(file, colours, ground);
    const [image] = images;
    if (!image) throw new Error('Nothing is printed');
    const inks = inksOfImage(image);
    const left = Math.round((image.box.x / box.width) * width);
    const top = Math.round((image.box.y / box.height) * height);
    let [letters, alone] = [0, 0];
    for (let pixel = 0; pixel * 4 < inks.length; pixel += 1) {
      if (!isLetter(left + (pixel % image.width), top + Math.floor(pixel / image.width))) continue;
      const [c = 0, m = 0, y = 0, k = 0] = inks.subarray(pixel * 4, pixel * 4 + 4);
      letters += 1;
      if (c + m + y <= 12 && k > 200) alone += 1;
    }
    expect(letters).toBeGreaterThan(500);
    expect(alone / letters).toBeGreaterThan(0.97);
  });

  test('of greys only, like a grey photograph, is black alone', () => {
    const grey = paintedPng(size.width, size.height, ramp([0.1, 0.1, 0.1], [0.9, 0.9, 0.9]));
    expect(pictureOf(grey, colours).maxColouredInk).toBe(0);
  });
});

test('a photograph that fades into a grey ground ends with exactly its ink', async () => {
  const { colours } = await printAssetsFromDisk(fontsFromDisk());
  const png = paintedPng(size.width, size.height, ramp([0.4, 0.4, 0.4], [0.6, 0.5, 0.4]));
  for (const colour of ['#333333', '#000000', '#1e293b', '#15202b']) {
    const fade = { axis: 'x', from: 20, to: 55, colour } as const;
    const picture = { kind: 'picture', id: 'p', asset: 'a', box, image: box, pixels: size, fade } as const;
    const { images } = convertPicture(png, { picture, bleed: box }, dpi, colours);
    const [image] = images;
    const [c = 0, m = 0, y = 0, k = 0] = image ? inksOfImage(image) : [];
    const flat = colour === '#000000' ? colours.press.richBlack : colours.inkOf(colour);
    expect([c, m, y, k]).toEqual([flat.c, flat.m, flat.y, flat.k].map((share) => Math.round(share * 255)));
  }
});
