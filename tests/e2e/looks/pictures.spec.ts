import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../steps/axe.ts';
import { drawing, expectDraftSaved, field } from '../steps/card-steps.ts';

/** A photograph with a dark and a light half. */
async function photograph(): Promise<Buffer> {
  const light = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f2c9a0' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#22332b' } })
    .composite([{ input: light, left: 900, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Opens the editor with a look and adds the photograph. */
async function addPicture(page: Page, look: string): Promise<void> {
  await page.goto(`/looks/${look}`);
  await page.getByRole('link', { name: 'Use this look' }).click();
  await field(page, 'Full name').fill('Elena Marek');
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'elena.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(drawing(page).locator('image')).toBeAttached();
}

test('a picture is added, cropped by keyboard, shaped and kept over a reload', async ({ page }) => {
  await addPicture(page, 'medallion');
  const image = drawing(page).locator('image');
  const before = await image.getAttribute('x');

  await page.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  const area = dialog.getByRole('button', { name: 'Move the photo' });
  const { width, height } = (await area.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(1, 1);
  await area.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByRole('status')).toContainText('% from the left');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(image).not.toHaveAttribute('x', before ?? '');

  await page.getByRole('switch', { name: 'Two colours' }).click();
  await expect(drawing(page).locator('filter')).toBeAttached();
  await expectDraftSaved(page);
  await page.reload();
  await expect(drawing(page).locator('image')).toBeAttached();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(drawing(page).locator('image')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(drawing(page).locator('image')).toBeAttached();
});

test('a look without a place for a picture says so, keeps the picture and offers a look that shows it', {
  tag: '@full',
}, async ({ page }) => {
  await addPicture(page, 'medallion');
  await expectDraftSaved(page);
  await page.goto('/looks/register');
  await page.getByRole('link', { name: 'Use this look' }).click();
  await expect(
    page.getByText('This look does not use your photo. It stays saved with the card.'),
  ).toBeVisible();
  await expect(drawing(page).locator('image')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Vista' }).click();
  await expect(drawing(page).locator('image')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expectNoViolations(page);
});

test('a file that is no photograph is refused', { tag: '@full' }, async ({ page }) => {
  await page.goto('/looks/vista');
  await page.getByRole('link', { name: 'Use this look' }).click();
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
