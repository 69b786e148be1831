import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { drawing, elena, field, fillCard } from '../steps/card-steps.ts';

/** Four times the preview's size at 100 %: 16 px per millimetre. */
const scale = 4;
const dpi = 16 * 25.4;
const mostDiffering = 0.0025;

test.use({ deviceScaleFactor: scale });

/** Without guides, at 100 %. */
async function showCardAlone(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Show Bleed Area' }).click();
  await page.getByRole('switch', { name: 'Show Safe Margins' }).click();
  const percent = page.getByRole('group', { name: 'Zoom' }).getByRole('status');
  while ((await percent.textContent()) !== '100%') {
    const isSmall = Number.parseInt((await percent.textContent()) ?? '', 10) < 100;
    await page.getByRole('button', { name: isSmall ? 'Zoom in' : 'Zoom out' }).click();
  }
}

/** The PDF page cropped to the cut edge, rendered by Ghostscript with uncorrected inks. */
async function printedCard(page: Page, folder: string): Promise<PNG> {
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  const [pdf, png] = [`${folder}.pdf`, `${folder}.png`];
  await (await arriving).saveAs(pdf);
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
  test(`${orientation}: in every layout the PDF equals the preview`, async ({ page }, testInfo) => {
    test.slow();
    await page.goto('/');
    await fillCard(page);
    // Black and white, so that colour conversion does not matter.
    for (const label of Object.keys(elena)) await field(page, `${label}: Hex`).fill('#000');
    await page.getByRole('radio', { name: new RegExp(`^${orientation}`) }).click();
    await showCardAlone(page);

    for (const layout of ['Classic', 'Centered', 'Split', 'Editorial', 'Minimal', 'Bold']) {
      await page.getByRole('radio', { name: layout }).click();
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
