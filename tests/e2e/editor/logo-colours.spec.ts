import { expect, type Locator, type Page, test } from '@playwright/test';
import { encode } from 'fast-png';
import { zlibSync } from 'fflate';
import { screenProfile } from '#image/icc-matrix.ts';
import { encodeInkJpeg } from '#image/jpeg/encode-jpeg.ts';
import { exifWithOrientation } from '#image/orientation.ts';
import { readPicture } from '#image/read-picture.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { withChunkBefore } from '#print/testing/write-png.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { drawing, expectDraftSaved, fillCard, pickLogo, startCard } from '../steps/card-steps.ts';
import { cardNamed, signInAt } from '../steps/saved-card-steps.ts';
import { premium } from '../steps/steps.ts';

let colours: PressColours;
test.beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fontsFromDisk()));
});

/** Muted colours, which are inside every screen's gamut. */
const swatches = [
  [200, 120, 90],
  [90, 140, 110],
  [80, 100, 170],
  [128, 128, 128],
  [30, 40, 50],
  [230, 220, 200],
];
const plain = encode({
  width: 3,
  height: 2,
  data: Uint8Array.from(swatches.flat()),
  channels: 3,
  depth: 8,
});

const bytes4 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const displayP3 = [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06].flatMap((part) =>
  bytes4(Math.round(part * 100_000)),
);
const p3Profile = screenProfile(
  { white: [0.3127, 0.329], red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  { gamma: 2.2 },
);
const gamma18 = bytes4(Math.round(100_000 / 1.8));

const withChunk = (type: string, data: readonly number[]) => withChunkBefore(plain, 'IDAT', type, data);
const pngs: Record<string, Uint8Array> = {
  'no word about its colours': plain,
  sRGB: withChunk('sRGB', [0]),
  gAMA: withChunk('gAMA', gamma18),
  'the gAMA that most programs write': withChunk('gAMA', bytes4(45_455)),
  'that gAMA and cHRM': withChunkBefore(withChunk('gAMA', bytes4(45_455)), 'IDAT', 'cHRM', displayP3),
  cHRM: withChunk('cHRM', displayP3),
  'gAMA and cHRM': withChunkBefore(withChunk('gAMA', gamma18), 'IDAT', 'cHRM', displayP3),
  'sRGB, gAMA and cHRM': withChunkBefore(
    withChunkBefore(withChunk('sRGB', [0]), 'IDAT', 'gAMA', gamma18),
    'IDAT',
    'cHRM',
    displayP3,
  ),
  iCCP: withChunk('iCCP', [0x70, 0, 0, ...zlibSync(p3Profile)]),
  cICP: withChunk('cICP', [12, 13, 0, 1]),
  'cICP over iCCP': withChunkBefore(withChunk('cICP', [1, 13, 0, 1]), 'IDAT', 'iCCP', [
    ...[0x70, 0, 0],
    ...zlibSync(p3Profile),
  ]),
  eXIf: withChunk('eXIf', exifWithOrientation(6)),
};

/** The pixels of an image as the browser decodes it, three bytes each. */
function shown(page: Page, bytes: Uint8Array, type: string) {
  return page.evaluate(
    async ([file, mime]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([Uint8Array.from(file)], { type: mime }));
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data, width, height } =
        context?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);
      return { width, height, rgb: [...data].filter((_, at) => at % 4 < 3) };
    },
    [[...bytes], type] as const,
  );
}

for (const [name, png] of Object.entries(pngs)) {
  test(`a PNG with ${name} has the same colours as in the browser`, { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const seen = await shown(page, png, 'image/png');
    const { width, height, space, profile, samples } = readPicture(png);
    const converter = colours.openPixels(space, profile);
    const ours = [...converter.screen(samples)];
    converter.close();
    expect({ width, height }).toEqual({ width: seen.width, height: seen.height });
    const apart = ours.map((sample, at) => Math.abs(sample - (seen.rgb[at] ?? 0)));
    expect(Math.max(...apart), `${ours.join(' ')} is shown as ${seen.rgb.join(' ')}`).toBeLessThanOrEqual(3);
  });
}

/** The colour at the centre of the logo in the rendered card. */
async function logoColour(page: Page, drawn: Locator): Promise<number[]> {
  const address = await drawn.locator('image').getAttribute('href');
  return page.evaluate(async (url) => {
    const image = new Image();
    image.src = url ?? '';
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data ?? [])];
  }, address);
}

test('a CMYK JPEG without Adobe’s marker is previewed without inverted colours, also after a reload', async ({
  page,
}) => {
  await startCard(page);
  await pickLogo(page, cyanWithoutMarker());
  await expectCyan(page, drawing(page));
  await expectDraftSaved(page);
  await page.reload();
  await expectCyan(page, drawing(page));
});

test('My Cards shows a CMYK JPEG without Adobe’s marker as the editor does', { tag: '@full' }, async ({
  page,
}) => {
  await signInAt(page, '/login', premium);
  await fillCard(page);
  const name = `Inks ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Card Name').fill(name);
  await pickLogo(page, cyanWithoutMarker());
  await expectCyan(page, drawing(page));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await expectCyan(page, cardNamed(page, name));
  await cardNamed(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cardNamed(page, name)).toHaveCount(0);
});

function cyanWithoutMarker() {
  const ink = new Uint8Array(64 * 64 * 4).map((_, at) => (at % 4 === 0 ? 255 : 0));
  const jpeg = encodeInkJpeg(ink, { width: 64, height: 64 }, 92);
  // Adobe's marker is the sixteen bytes after the start of the file.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(18)]);
  return { name: 'cyan.jpg', mimeType: 'image/jpeg', buffer };
}

async function expectCyan(page: Page, drawn: Locator): Promise<void> {
  const isCyan = async () => {
    await expect(drawn.locator('image')).toHaveCount(1);
    const [red = 255, , blue = 0] = await logoColour(page, drawn);
    return red < 80 && blue > 180;
  };
  await expect.poll(isCyan).toBe(true);
}

test('an animated PNG is refused with a message when it is chosen', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  const animated = withChunk('acTL', [0, 0, 0, 1, 0, 0, 0, 0]);
  await pickLogo(page, { name: 'moving.png', mimeType: 'image/png', buffer: Buffer.from(animated) });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Animovaný obrázok sa nedá vytlačiť');
  await expect(alert).toContainText('An animated image cannot be printed');
});
