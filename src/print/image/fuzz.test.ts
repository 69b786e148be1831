import { readFileSync } from 'node:fs';
import { unzlibSync, zlibSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { asciiCodes, concatBytes } from '#image/bytes.ts';
import { profileSegments } from '#image/jpeg/jpeg-header.ts';
import { readPicture } from '#image/read-picture.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { LogoBackground } from '../drawing/logo-background.ts';
import { matrixProfile, screenLights } from '../testing/matrix-profile.ts';
import { cmykJpeg, sampleLogos } from '../testing/sample-logos.ts';
import { withChunkBefore } from '../testing/write-png.ts';
import { convertLogo } from './convert-logo.ts';

let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fontsFromDisk()));
});

const bleed = { x: -2, y: -2, width: 94, height: 54 };
const ground: LogoBackground = {
  image: { x: 5, y: 5, width: 20, height: 20 },
  bleed,
  fills: [{ box: bleed, colour: '#f4ebdd' }],
};

const pressProfile = unzlibSync(
  readFileSync(new URL('../profile/icc/ISOcoated_v2_300_bas.icc.zlib', import.meta.url)),
);
const screenProfile = matrixProfile(screenLights, 2.2);

/** The JPEG with any profile. */
function withProfile(jpeg: Uint8Array, profile: Uint8Array): Uint8Array {
  const segments = profileSegments(profile).map((data) =>
    concatBytes([Uint8Array.of(0xff, 0xe2, (data.length + 2) >> 8, (data.length + 2) & 255), data]),
  );
  return concatBytes([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The PNG with a profile. */
function pngWithProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  return withChunkBefore(png, 'IDAT', 'iCCP', [...asciiCodes('x\0\0'), ...zlibSync(profile)]);
}

const colourJpeg = sampleLogos['colour JPEG'] ?? new Uint8Array();
const greyJpeg = sampleLogos['grey JPEG'] ?? new Uint8Array();
const png = sampleLogos['PNG without opacity'] ?? new Uint8Array();

test.each([
  ['a CMYK JPEG with a screen’s', withProfile(cmykJpeg, screenProfile)],
  ['a CMYK JPEG with one that is cut off', withProfile(cmykJpeg, pressProfile.subarray(0, 5000))],
  ['a grey JPEG with a screen’s', withProfile(greyJpeg, screenProfile)],
  ['a colour JPEG with a press’s', withProfile(colourJpeg, pressProfile)],
  ['a colour JPEG with what is none', withProfile(colourJpeg, Uint8Array.from(asciiCodes('garbage')))],
  ['a PNG with a press’s', pngWithProfile(png, pressProfile)],
])('%s profile is printed without it, and that is told', (_, logo) => {
  expect(convertLogo(logo, ground, 300, colours)).toMatchObject({
    images: [{}],
    notes: ['profile-dropped'],
  });
});

/** A seeded generator of pseudo-random numbers. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A file with some changed bytes, sometimes truncated. */
function mutated(file: Uint8Array, seed: number): Uint8Array {
  const next = chance(seed);
  const copy = file.slice(0, next() < 0.15 ? Math.ceil(next() * file.length) : file.length);
  const changes = 1 + Math.floor(next() * 12);
  for (let change = 0; change < changes; change += 1) {
    // Headers are more interesting than data.
    const place = next() < 0.6 ? next() * Math.min(400, copy.length) : next() * copy.length;
    copy[Math.floor(place)] = Math.floor(next() * 256);
  }
  return copy;
}

/** How many damaged logos are read; `npm run test:full -- logos` reads 500. */
const damagedLogos = Number(process.env.DAMAGED_LOGOS ?? 150);

test('of damaged logos the readable ones are printed, the others are refused with a code', () => {
  const profiled = [
    withProfile(colourJpeg, screenProfile),
    withProfile(cmykJpeg, screenProfile),
    pngWithProfile(png, screenProfile),
  ];
  const whole = [...Object.values(sampleLogos), ...profiled];
  let printed = 0;
  for (let seed = 0; seed < damagedLogos; seed += 1) {
    const logo = mutated(whole[seed % whole.length] ?? png, seed + 1);
    try {
      readPicture(logo);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadablePicture);
      continue;
    }
    expect(convertLogo(logo, ground, 300, colours).maxInk).toBeLessThanOrEqual(3);
    printed += 1;
  }
  expect(printed).toBeGreaterThan(damagedLogos / 10);
  expect(printed).toBeLessThan(damagedLogos * 0.9);
});
