import { expect, type Page, test } from '@playwright/test';
import { customerLogos } from '../../../tools/print/customers/customer-logos.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { drawing, expectDraftSaved, field } from '../steps/card-steps.ts';
import { savedFile } from '../steps/print-steps.ts';

const signature = `Ing. Martina Kováčová
riaditeľka marketingu
Nordim, s. r. o.
+421 905 555 222
martina.kovacova@nordim.example
Hlavná 12
040 01 Košice`;

const forLogo = (page: Page) => page.getByRole('list', { name: 'For your logo' }).getByRole('button');
const tiles = (page: Page) => page.getByRole('list', { name: 'All looks' }).getByRole('listitem');

/** Drops a logo on the page. */
async function dropLogo(page: Page, name: keyof typeof customerLogos): Promise<void> {
  await page.evaluate((svg) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, customerLogos[name].svg);
}

async function openEmptyEditor(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Add your logo' })).toBeEnabled();
}

test('a dropped logo and a pasted signature become a file in five actions and a minute', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = Date.now();
  await openEmptyEditor(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), signature);
  // One: the logo.
  await dropLogo(page, 'wordmark');
  await expect(forLogo(page)).toHaveCount(3);
  // Two: the signature.
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page, 'Full name')).toHaveValue('Ing. Martina Kováčová');
  // Three: a look.
  await forLogo(page).first().click();
  await expect(page.getByRole('button', { name: 'Remove look' })).toBeVisible();
  // Four and five: the file.
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  await savedFile(page, dialog.getByRole('button', { name: 'Download PDF' }));
  const seconds = (Date.now() - start) / 1_000;
  console.log(`From a logo and a signature to a file: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
});

test('three looks for a new logo are announced, taken in one step and closed', async ({ page }) => {
  await openEmptyEditor(page);
  const before = await drawing(page).boundingBox();
  await dropLogo(page, 'crest');
  await expect(forLogo(page)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: 'Looks for your logo: ' })).toBeAttached();
  expect(await drawing(page).boundingBox()).toEqual(before);
  await expectNoViolations(page);

  await forLogo(page).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Remove look' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Remove look' })).toHaveCount(0);
  await expect(drawing(page).locator('image')).toHaveCount(1);

  await page.getByRole('button', { name: 'Close the looks for your logo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'More looks' })).toBeFocused();
});

test('a logo that is dropped on the gallery is on its looks, the best first, and on the card', async ({
  page,
}) => {
  await page.goto('/looks');
  await expect(page.getByRole('button', { name: 'Add your logo' })).toBeVisible();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await dropLogo(page, 'white');
  await expect(page.getByRole('status').filter({ hasText: 'Your logo is on all looks' })).toBeAttached();
  const images = tiles(page).locator('[data-drawn] image');
  await expect(images.nth(3)).toBeAttached();
  // A white logo is first on dark looks.
  await expect(tiles(page).first()).not.toContainText('Ridge');
  await page.getByRole('radio', { name: 'With logo' }).click();
  await expect(tiles(page).nth(20)).toBeAttached();
  await page.getByRole('button', { name: 'Show the back' }).click();
  await expect(page.getByRole('button', { name: 'Show the back' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);

  await tiles(page).first().getByRole('link', { name: /^Use / }).click();
  await expect(drawing(page).locator('image')).toHaveCount(1);
  await expectDraftSaved(page);
});
