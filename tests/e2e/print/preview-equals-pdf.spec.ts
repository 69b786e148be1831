import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { drawing, elena, fillHex, openLayouts, openView, startCard } from '../steps/card-steps.ts';
import { downloadPdf } from '../steps/print-steps.ts';
import { signInAt } from '../steps/saved-card-steps.ts';
import { premium } from '../steps/steps.ts';

/** Four times the preview's size at 100 %: 16 px per millimetre. */
const scale = 4;
const dpi = 16 * 25.4;
const mostDiffering = 0.0025;

test.use({ deviceScaleFactor: scale });

async function hideGuides(page: Page): Promise<void> {
  await openView(page);
  await page.getByRole('switch', { name: 'Show Bleed Area' }).click();
  await page.getByRole('switch', { name: 'Show Safe Margins' }).click();
  await page.keyboard.press('Escape');
}

/** Without guides, at 100 %. */
async function showCardAlone(page: Page): Promise<void> {
  await hideGuides(page);
  const percent = page.getByRole('group', { name: 'Zoom' }).getByRole('status');
  while ((await percent.textContent()) !== '100%') {
    const isSmall = Number.parseInt((await percent.textContent()) ?? '', 10) < 100;
    await page.getByRole('button', { name: isSmall ? 'Zoom in' : 'Zoom out' }).click();
  }
}

/** The PDF page with its bleed, or another box, rendered by Ghostscript with uncorrected inks. */
async function printedCard(page: Page, folder: string, options: readonly string[] = []): Promise<PNG> {
  const [pdf, png] = [`${folder}.pdf`, `${folder}.png`];
  await writeFile(pdf, (await downloadPdf(page)).bytes);
  const paint = [
    '-sDEVICE=png16m',
    `-r${dpi}`,
    '-dUseFastColor=true',
    '-dTextAlphaBits=4',
    '-dGraphicsAlphaBits=4',
  ];
  await promisify(execFile)('gs', [
    '-q',
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    ...paint,
    ...options,
    `-sOutputFile=${png}`,
    pdf,
  ]);
  return PNG.sync.read(await readFile(png));
}

/** The part inside the cut edge, without the 2 mm bleed on each side. */
function cutOut(source: PNG): PNG {
  const bleedPx = 2 * 4 * scale;
  const cut = new PNG({ width: source.width - 2 * bleedPx, height: source.height - 2 * bleedPx });
  PNG.bitblt(source, cut, bleedPx, bleedPx, cut.width, cut.height, 0, 0);
  return cut;
}

for (const orientation of ['Landscape', 'Portrait']) {
  const tag = orientation === 'Landscape' ? [] : '@full';
  test(`${orientation}: in every layout the PDF equals the preview`, { tag }, async ({ page }, testInfo) => {
    test.slow();
    await startCard(page);
    // Black and white, so that colour conversion does not matter.
    for (const label of Object.keys(elena)) await fillHex(page, label, '#000');
    await page.getByRole('radio', { name: new RegExp(`^${orientation}`) }).click();
    await showCardAlone(page);

    for (const layout of ['Classic', 'Centered', 'Split', 'Editorial', 'Minimal', 'Bold']) {
      const layouts = await openLayouts(page);
      await layouts.getByRole('radio', { name: layout }).click();
      await page.keyboard.press('Escape');
      const printed = cutOut(await printedCard(page, testInfo.outputPath(layout)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const painted = cutOut(PNG.sync.read(await drawing(page).screenshot()));
      expect([printed.width, printed.height]).toEqual([painted.width, painted.height]);
      const { width, height } = painted;
      const differing = pixelmatch(painted.data, printed.data, undefined, width, height, { threshold: 0.1 });
      const share = differing / (width * height);
      testInfo.annotations.push({ type: layout, description: `${(share * 100).toFixed(3)} % differ` });
      expect(share, layout).toBeLessThanOrEqual(mostDiffering);
    }
  });
}

/** The formats with their cut in mm, each with another layout. */
const formats = [
  { format: '90x50', width: 90, height: 50, layout: 'classic' },
  { format: '85x55', width: 85, height: 55, layout: 'centered' },
  { format: '85x54', width: 85.6, height: 53.98, layout: 'split' },
  { format: 'us', width: 88.9, height: 50.8, layout: 'editorial' },
  { format: 'jp', width: 91, height: 55, layout: 'minimal' },
  { format: '90x55', width: 90, height: 55, layout: 'bold' },
  { format: 'cn', width: 90, height: 54, layout: 'classic' },
  { format: { widthMm: 63.5, heightMm: 63.5 }, width: 63.5, height: 63.5, layout: 'centered' },
];
const blackTexts = {
  companyName: 'Atelier Lumen',
  website: 'lumen.example',
  fullName: 'Elena Marek',
  position: 'architektka',
  mobile: '+421 900 123 456',
  email: 'elena@lumen.example',
  street: 'Hlavná 12',
  city: '010 01 Žilina',
  ...Object.fromEntries(
    ['companyName', 'website', 'fullName', 'position', 'phone', 'email'].map((text) => [
      `${text}Color`,
      '#000000',
    ]),
  ),
};
const pxPerMm = 16;
const mostDifferingByFormat = 0.001;

/** The preview's own drawing without its page, in the pixels of the printed card. */
async function paintedAlone(page: Page, { width, height }: PNG, cut: { height: number }): Promise<PNG> {
  const svg = await drawing(page).evaluate((element) => element.outerHTML);
  const alone = await page.context().newPage();
  // Ghostscript counts pixels from the lower edge, so a part of a pixel is left at the upper one.
  const top = cut.height - height / pxPerMm;
  const viewBox = `0 ${top} ${width / pxPerMm} ${height / pxPerMm}`;
  const attributes = { viewBox, width: `${width / scale}`, height: `${height / scale}` };
  await alone.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await alone.locator('svg').evaluate((element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }, attributes);
  const picture = PNG.sync.read(await alone.locator('svg').screenshot());
  await alone.close();
  return picture;
}

async function saveCardOf(page: Page, card: object): Promise<string> {
  const id = await page.evaluate(async (card) => {
    const response = await fetch('/api/business-cards', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    return ((await response.json()) as { id: string }).id;
  }, card);
  return id;
}

/** The upper left part of a picture. */
function cropped(source: PNG, width: number, height: number): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(source, part, 0, 0, width, height, 0, 0);
  return part;
}

for (const orientation of ['landscape', 'portrait']) {
  test(
    `${orientation}: in every format the PDF equals the preview`,
    { tag: '@full' },
    async ({ page }, testInfo) => {
      test.setTimeout(180_000);
      await signInAt(page, '/list', premium);
      for (const { format, layout, ...landscape } of formats) {
        const name = typeof format === 'string' ? format : 'custom';
        const { width, height } = orientation === 'landscape' ? landscape : turned(landscape);
        const id = await saveCardOf(page, { ...blackTexts, name, format, layout, orientation });
        await page.goto(`/edit/${id}`);
        await hideGuides(page);
        const printed = await printedCard(page, testInfo.outputPath(name), ['-dUseTrimBox']);
        expect([printed.width, printed.height], name).toEqual(
          [width, height].map((mm) => Math.round(mm * pxPerMm)),
        );
        await page.keyboard.press('Escape');
        const share = shareOfDiffering(printed, await paintedAlone(page, printed, { height }));
        testInfo.annotations.push({ type: name, description: `${(share * 100).toFixed(3)} % differ` });
        expect(share, name).toBeLessThanOrEqual(mostDifferingByFormat);
        await page.request.delete(`/api/business-cards/${id}`);
      }
    },
  );
}

function turned({ width, height }: { width: number; height: number }) {
  return { width: height, height: width };
}

/** The share of pixels that differ in the part that both pictures have. */
function shareOfDiffering(one: PNG, other: PNG): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const [a, b] = [cropped(one, width, height), cropped(other, width, height)];
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}
