import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { lumenTexts } from '../../tools/print/samples/lumen-texts.ts';
import { drawing, expectDraftSaved, fillCard, pickLogo } from '../e2e/steps/card-steps.ts';

/** The smallest pixel size with enough resolution at 20 mm. */
const finePx = 480;

/** A sample logo: an arch with a sun. */
async function lumenLogo(px = finePx) {
  const arch = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 100 100">
    <path d="M0 100V50a50 50 0 0 1 100 0v50H69V50a19 19 0 0 0-38 0v50Z" fill="#3d3833"/>
    <circle cx="50" cy="76" r="14" fill="#f0a020"/></svg>`;
  const buffer = await sharp(Buffer.from(arch)).png().toBuffer();
  return { name: 'lumen-mark.png', mimeType: 'image/png', buffer };
}

/** Opens the editor with a complete card and waits until it is idle. */
export async function openFilledEditor(page: Page, logoPx?: number): Promise<void> {
  await page.goto('/');
  await fillCard(page, lumenTexts);
  await page.getByLabel('Card Name').fill('Atelier Lumen');
  await pickLogo(page, await lumenLogo(logoPx));
  await expect(drawing(page).locator('image')).toBeVisible();
  // Twelve looks are offered, drawn once they are near the screen: the form is scrolled to its top when it has the logo. In one,
  // Chancery, the front has no room for this logo: its back has it.
  await expect(async () => {
    await page.getByRole('form').evaluate((form) => {
      for (let box: Element | null = form; box; box = box.parentElement) box.scrollTo(0, 0);
    });
    await expect(page.locator('main [data-drawn] image')).toHaveCount(11, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectDraftSaved(page);
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).focus();
}
