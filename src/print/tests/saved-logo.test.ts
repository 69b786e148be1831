import { zlibSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanLogo, readLogoHeader } from '#api/storage/clean-image.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { convertLogo } from '../image/convert-logo.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { matrixProfile } from '../testing/matrix-profile.ts';
import { sampleLogos, turnedJpeg } from '../testing/sample-logos.ts';
import { withChunkBefore } from '../testing/write-png.ts';

const fonts = fontsFromDisk();
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};

/** The file of a card with a logo. */
function printed(logo: Uint8Array): Uint8Array {
  const scene = layoutCard(
    cardOf({ companyName: 'Lumen', backgroundColor: '#f4ebdd' }),
    fonts,
    pictureSize(logo),
  );
  const ground = logoBackground(scene);
  if (!ground) throw new Error('The card has no logo');
  const page = { scene, logo: convertLogo(logo, ground, 300, assets.colours) };
  return renderPdf([page], assets, standardProfile, metadata);
}

/** A logo as the server stores it. */
async function cleaned(file: Buffer) {
  return cleanLogo(file, await readLogoHeader(file));
}

/** Colours with noise, so that every encoding is exercised. */
function photograph(width = 331, height = 217) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + ((at * 7919) % 31) + (at >> 9)) % 256;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const comment = (jpeg: Buffer) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, 27]),
    Buffer.from('<script>alert(1)</script>'),
    jpeg.subarray(2),
  ]);

/** The same samples with Adobe's marker for plain RGB. */
async function unmixedJpeg(): Promise<Buffer> {
  const jpeg = await photograph().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
  const adobe = Buffer.from([0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0]);
  // From the first table on: a JFIF segment would overrule it.
  return Buffer.concat([jpeg.subarray(0, 2), adobe, jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xdb])))]);
}

const adobeLike = matrixProfile(
  [
    [0.6097, 0.3111, 0.0195],
    [0.2053, 0.6257, 0.0609],
    [0.1492, 0.0632, 0.7446],
  ],
  2.2,
);

const opaquePng = () => photograph(90, 60).png().toBuffer();

const logos: Record<string, () => Promise<Uint8Array>> = {
  ...Object.fromEntries(Object.entries(sampleLogos).map(([name, bytes]) => [name, async () => bytes])),
  'progressive JPEG': () => photograph().jpeg({ progressive: true }).toBuffer(),
  'JPEG with a profile': () => photograph().withIccProfile('p3').jpeg().toBuffer(),
  'JPEG whose components are not mixed': unmixedJpeg,
  'JPEG with comments and camera data': async () =>
    comment(
      await photograph()
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .jpeg()
        .toBuffer(),
    ),
  'CMYK JPEG with a profile': () =>
    photograph().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  'turned CMYK JPEG': async () => turnedJpeg(sampleLogos['CMYK JPEG'] ?? new Uint8Array(), 8),
  'PNG of 16 bits with a profile': () =>
    photograph().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
  'PNG with gamma': async () => withChunkBefore(await opaquePng(), 'IDAT', 'gAMA', [0, 0, 0xd8, 0xef]),
  'PNG with coded colours': async () => withChunkBefore(await opaquePng(), 'IDAT', 'cICP', [12, 13, 0, 1]),
  'PNG with colours of another screen': async () =>
    withChunkBefore(await opaquePng(), 'IDAT', 'iCCP', [0x41, 0, 0, ...zlibSync(adobeLike)]),
  'PNG that was turned': async () =>
    withChunkBefore(await opaquePng(), 'IDAT', 'eXIf', [
      ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
    ]),
  'palette PNG by another program': () => photograph().png({ palette: true, colours: 16 }).toBuffer(),
};

describe('a saved logo prints the same as before it was saved', () => {
  test.each(Object.entries(logos))('%s', async (_, make) => {
    const chosen = await make();
    const { bytes } = await cleaned(Buffer.from(chosen));
    expect(Buffer.compare(printed(bytes), printed(chosen))).toBe(0);
    expect(pictureSize(bytes)).toEqual(pictureSize(chosen));
    expect(bytes.toString('latin1')).not.toMatch(/script|somebody/);
  });
});

test.each(['colour JPEG', 'PNG with opacity'])('bytes after the end of a %s are not saved', async (name) => {
  const picture = Buffer.from(sampleLogos[name] ?? []);
  const { bytes } = await cleaned(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
  expect(bytes.toString('latin1')).not.toContain('script');
});

test('bytes after the last block of a JPEG, but before its end marker, are not saved', async () => {
  for (const progressive of [false, true]) {
    const jpeg = await photograph().jpeg({ progressive }).toBuffer();
    const hidden = Buffer.concat([
      jpeg.subarray(0, -2),
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from([0xff, 0xd9]),
    ]);
    const { bytes } = await cleaned(hidden);
    expect(bytes.toString('latin1')).not.toContain('script');
    expect(Buffer.compare(printed(bytes), printed(jpeg))).toBe(0);
  }
});

test('data after the compressed pixels of a PNG, but within the file, is not saved', async () => {
  const png = Buffer.from(withChunkBefore(await opaquePng(), 'IEND', 'IDAT', [...Buffer.from('<script>')]));
  expect((await cleaned(png)).bytes.toString('latin1')).not.toContain('script');
});

test('a profile is kept byte for byte', async () => {
  const jpeg = await photograph().withIccProfile('p3').jpeg().toBuffer();
  const { bytes } = await cleaned(jpeg);
  expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(jpeg).metadata()).icc);
});
