import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  drawing,
  expectDraftSaved,
  field,
  fillHex,
  openStyle,
  openView,
  pickLogo,
} from '../e2e/steps/card-steps.ts';
import { openPdfDialog } from '../e2e/steps/print-steps.ts';
import { saveChanges, signInAt } from '../e2e/steps/saved-card-steps.ts';
import { premium, toast } from '../e2e/steps/steps.ts';
import { openFilledEditor } from './sample-editor-card.ts';
import { pictureOf } from './take-pictures.ts';

test('before its code is here', async ({ page }) => {
  await page.route('**/assets/create-designer-*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pictureOf(page, 'editor-loading');
});

test('the dialog of the PDF', async ({ page }) => {
  await openFilledEditor(page);
  await openPdfDialog(page);
  await pictureOf(page, 'pdf-dialog');
  await page.getByRole('switch', { name: 'Include Crop Marks' }).click();
  await pictureOf(page, 'pdf-dialog-crop-marks');
});

test('the print check, with a problem and warnings', async ({ page }) => {
  // 212 ppi at 20 mm.
  await openFilledEditor(page, 167);
  await fillHex(page, 'Position', '#d9d9d9');
  await page.getByLabel('Top').fill('-5');
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Print check' })).toContainText('Logo');
  await pictureOf(page, 'print-check');
});

test('the soft proof', async ({ page }) => {
  await openFilledEditor(page);
  await field(page, 'Background: Hex').fill('#1f3bff');
  await openView(page);
  await page.getByRole('switch', { name: 'Print colours' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider', { name: /^Divider/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Print colours' })).toContainText('will print');
  await pictureOf(page, 'soft-proof');
});

test('a restored draft', async ({ page }) => {
  await openFilledEditor(page);
  await page.reload();
  await expect(page.getByText(/^Restored from /)).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await pictureOf(page, 'draft-restored');
});

test('a logo on its way', async ({ page, context }) => {
  await signInAt(page, '/list', premium);
  await openFilledEditor(page);
  const noise = { width: 900, height: 900, channels: 3 } as const;
  const buffer = await sharp(randomBytes(900 * 900 * 3), { raw: noise })
    .png()
    .toBuffer();
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 120_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await pickLogo(page, { name: 'lumen-mark-large.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByText(/^1\.\d of 2\.3 MB$/)).toBeVisible({ timeout: 20_000 });
  await pictureOf(page, 'uploading');
});

test('a colour that is none, with its swatch open', async ({ page }) => {
  await openFilledEditor(page);
  await fillHex(page, 'Email', '#66g');
  await expect(page.getByText('“#66g” is not a colour')).toBeVisible();
  await pictureOf(page, 'invalid-colour');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStyle(page, 'Email');
  await page.getByRole('button', { name: 'Email: Colour' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await pictureOf(page, 'invalid-colour-open', 1440);
});

test('a file that is no picture', async ({ page }) => {
  await openFilledEditor(page);
  await pickLogo(page, { name: 'cennik-2026.txt', mimeType: 'text/plain', buffer: Buffer.from('cenník') });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pictureOf(page, 'not-an-image');
});

test('without a network', async ({ page, context }) => {
  await openFilledEditor(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await pictureOf(page, 'offline');
});

test('two tabs', async ({ context }) => {
  const [thisTab, otherTab] = [await context.newPage(), await context.newPage()];
  await openFilledEditor(thisTab);
  await otherTab.goto('/');
  await field(otherTab, 'Position').fill('Lead Architect');
  await expectDraftSaved(otherTab);
  await thisTab.bringToFront();
  await field(thisTab, 'Phone').fill('+421 905 318 400');
  await expect(thisTab.getByRole('dialog')).toContainText('2 differences');
  await pictureOf(thisTab, 'two-tabs');
});

test('a visitor who saves', async ({ page }) => {
  await openFilledEditor(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  await pictureOf(page, 'anonymous-save');
});

test('a card that was saved, and one that was not', async ({ page }) => {
  await signInAt(page, '/list', premium);
  await openFilledEditor(page);
  await page.getByLabel('Card Name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Please enter a card name.');
  await page.clock.install();
  await pictureOf(page, 'toast-destructive');
  await page.getByLabel('Card Name').fill('Atelier Lumen');
  await saveChanges(page);
  await pictureOf(page, 'toast-default');
});

test('one row in use on a phone, with its font and colour', async ({ page }) => {
  await openFilledEditor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page, 'Full name').focus();
  await pictureOf(page, 'editor-row-in-use', 390);
});
