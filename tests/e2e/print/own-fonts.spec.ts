import { expect, type Page, test } from '@playwright/test';
import { trueTypeFile, withBytes } from '../../../tools/print/samples/custom-font-samples.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { drawing, startCard } from '../steps/card-steps.ts';
import { downloadPdf } from '../steps/print-steps.ts';

const fontFile = (bytes: Uint8Array) => ({
  name: 'brand.ttf',
  mimeType: 'font/ttf',
  buffer: Buffer.from(bytes),
});

async function openFonts(page: Page) {
  await page.getByRole('button', { name: /^Card fonts/ }).click();
  const panel = page.getByRole('dialog', { name: 'Card fonts' });
  await expect(panel.getByRole('button', { name: 'Add a font' })).toBeVisible();
  return panel;
}

/** Adds a font and sets company and name in it. */
async function addFont(page: Page) {
  const panel = await openFonts(page);
  await panel.getByLabel('Font file').setInputFiles(fontFile(trueTypeFile));
  const add = panel.getByRole('button', { name: 'Add Lato Regular' });
  await expect(add).toBeDisabled();
  await panel.getByRole('checkbox', { name: 'My licence lets me print with this font' }).check();
  await add.click();
  await expect(panel.getByText('Lato Regular is in the list of fonts.')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Company and name: font' }).click();
  await page.getByRole('option', { name: 'Lato Regular' }).click();
  return panel;
}

test.beforeEach(async ({ page }) => {
  await startCard(page, { 'Full name': 'Elena Marek' });
});

test('a custom font is drawn, printed, kept on the device, and missed when it is removed', async ({
  page,
}) => {
  const name = drawing(page).locator('[data-text="fullName"]');
  // A placeholder is transparent.
  await expect(name).not.toHaveAttribute('fill-opacity');
  const inInter = await name.getAttribute('d');
  await addFont(page);
  await expect(name).not.toHaveAttribute('d', inInter ?? '');
  await page.keyboard.press('Escape');

  expect((await downloadPdf(page)).text).toMatch(/\/FontName \/[A-Z]{6}\+Lato-Regular/);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(name).not.toHaveAttribute('d', inInter ?? '');
  const panel = await openFonts(page);
  await panel.getByRole('button', { name: 'Remove Lato Regular' }).click();
  await expect(page.getByText('This card uses Lato Regular, which is not on this device.')).toBeVisible();
  await expect(name).toHaveAttribute('d', inInter ?? '');
});

test('a font that may not be embedded is refused in words', { tag: '@full' }, async ({ page }) => {
  const panel = await openFonts(page);
  const restricted = withBytes(trueTypeFile, 'OS/2', 8, [0, 2]);
  await panel.getByLabel('Font file').setInputFiles(fontFile(restricted));
  await expect(panel.getByRole('alert')).toContainText('does not allow it in PDF files');
  await panel.getByLabel('Font file').setInputFiles(fontFile(trueTypeFile.subarray(0, 5000)));
  await expect(panel.getByRole('alert')).toContainText('damaged');
});

test('custom fonts are without violations', { tag: '@full' }, async ({ page }) => {
  const panel = await openFonts(page);
  await panel.getByLabel('Font file').setInputFiles(fontFile(trueTypeFile));
  await expect(panel.getByRole('button', { name: 'Add Lato Regular' })).toBeVisible();
  await expectNoViolations(page);
});
