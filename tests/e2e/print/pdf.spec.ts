import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { newCard } from '#domain/card/card.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import { expectNoViolations } from '../steps/axe.ts';
import {
  addLogo,
  drawing,
  elena,
  fillCard,
  openView,
  pickLogo,
  pictureFile,
  startCard,
  textFields,
} from '../steps/card-steps.ts';
import { downloadPdf, fileFromDialog, openPdfDialog } from '../steps/print-steps.ts';

test.beforeEach(async ({ page }) => {
  await startCard(page, { 'Full name': 'Ľudmila Šťastná' });
});

test('the dialog describes the file, and a visitor can download it', async ({ page }) => {
  const dialog = await openPdfDialog(page);
  await expect(dialog).toContainText('94x54mm with 2mm bleed');
  await expect(dialog).toContainText('90x50mm');
  await expect(dialog).toContainText('the cut size; keep text 3mm inside it');
  await expect(dialog.getByText('Resolution')).toHaveCount(1);
  await expect(dialog).toContainText('CMYK');
  await expect(dialog.getByRole('combobox', { name: 'Resolution' })).toHaveText('300 DPI (Standard)');
  await expect(dialog.getByRole('switch', { name: 'Include Crop Marks' })).not.toBeChecked();
  await expect(dialog).toContainText('business-card-ludmila-stastna-print-ready.pdf');

  // The page behind it stays as it is: inherited properties on the body would have all its styles computed again.
  const styles = () =>
    page.evaluate(() => [document.body.style.cssText, document.documentElement.style.overflow]);
  expect(await styles()).toEqual(['', 'hidden']);
  await expect(page.getByRole('heading', { name: 'Create Card' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);

  const { name, text } = await fileFromDialog(page);
  expect(name).toBe('business-card-ludmila-stastna-print-ready.pdf');
  expect(text).toMatch(/^%PDF-1\.6/);
  expect(text).toContain('/GTS_PDFX');
  expect(text).toMatch(/\/MediaBox ?\[0 0 266\.\d+ 153\.\d+\]/);
});

test('crop marks enlarge the page, and 600 DPI sets the resolution', async ({ page }) => {
  await addLogo(page, { alpha: true });
  const dialog = await openPdfDialog(page);
  await dialog.getByRole('combobox', { name: 'Resolution' }).click();
  await page.getByRole('option', { name: '600 DPI (High)' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Resolution' })).toHaveText('600 DPI (High)');
  await dialog.getByRole('switch', { name: 'Include Crop Marks' }).click();
  const { text } = await fileFromDialog(page);
  expect(text).toMatch(/\/MediaBox ?\[0 0 300\.\d+ 187\.\d+\]/);
  expect(text).toMatch(/\/Subtype ?\/Image/);
});

test(
  'the command-line tool prints the same card to the same bytes, except identifiers and dates',
  { tag: '@full' },
  async ({ page }, info) => {
    const at = (name: string) => info.outputPath(name);
    await fillCard(page, elena);
    const logo = await pictureFile(page, { type: 'image/png', alpha: true });
    await pickLogo(page, logo);
    await expect(drawing(page).locator('image')).toHaveCount(1);
    const fromBrowser = await downloadPdf(page);

    const [design, out] = [at('card.json'), at('card.pdf')];
    const texts = Object.entries(elena).map(([label, text]) => [
      textFields[label as keyof typeof elena],
      text,
    ]);
    await writeFile(at('logo.png'), logo.buffer);
    await writeFile(
      design,
      JSON.stringify({ ...flatOf(newCard), ...Object.fromEntries(texts), logoUrl: 'logo.png' }),
    );
    await promisify(execFile)(process.execPath, ['tools/print/pdf.ts', '--design', design, '--out', out]);
    const fromCommand = await readFile(out, 'latin1');
    expect(withoutTimeAndName(fromBrowser.text) === withoutTimeAndName(fromCommand)).toBe(true);
  },
);

test('a card with only a full name prints no placeholders', { tag: '@full' }, async ({ page }, info) => {
  await expect(page.getByRole('img', { name: 'The card of Ľudmila Šťastná, Company Name' })).toBeVisible();
  const fromBrowser = await downloadPdf(page);
  const [design, out] = [info.outputPath('card.json'), info.outputPath('card.pdf')];
  await writeFile(design, JSON.stringify({ ...flatOf(newCard), fullName: 'Ľudmila Šťastná' }));
  await promisify(execFile)(process.execPath, ['tools/print/pdf.ts', '--design', design, '--out', out]);
  const fromCommand = await readFile(out, 'latin1');
  expect(withoutTimeAndName(fromBrowser.text) === withoutTimeAndName(fromCommand)).toBe(true);
});

function withoutTimeAndName(pdf: string): string {
  return pdf
    .replaceAll(/uuid:[\da-f-]{36}/g, 'uuid')
    .replaceAll(/<[\dA-F]{32}>/g, '<id>')
    .replaceAll(/D:\d{14}/g, 'D:')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, 'time');
}

test('a portrait card is described and printed in portrait', { tag: '@full' }, async ({ page }) => {
  await page.getByRole('radio', { name: /^Portrait/ }).click();
  const dialog = await openPdfDialog(page);
  await expect(dialog).toContainText('54x94mm with 2mm bleed');
  expect((await fileFromDialog(page)).text).toMatch(/\/MediaBox ?\[0 0 153\.\d+ 266\.\d+\]/);
});

test('a hanging script fails after five seconds with a Slovak message, and the next try works', {
  tag: '@full',
}, async ({ page, context }) => {
  let hangs = true;
  await context.route('**/assets/print-worker-*.js', async (route) => {
    if (!hangs) await route.continue();
  });
  await page.reload();
  await openPdfDialog(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  // An open dialog hides the toast region from role queries; it is still visible and announced.
  await expect(page.getByText('PDF sa nepodarilo vytvoriť. Skúste to znova.').first()).toBeVisible({
    timeout: 9_000,
  });
  await expect(page.getByText('The PDF could not be created. Please try again.').first()).toBeVisible();
  hangs = false;
  expect((await fileFromDialog(page)).name).toBe('business-card-ludmila-stastna-print-ready.pdf');
});

test('the print check checks ink once the press profile is loaded', async ({ page }) => {
  await fillCard(page, { 'Company name': 'Lumen' });
  await page.getByRole('textbox', { name: 'Background: Hex' }).fill('#00ff00');
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Print check' })).toContainText(
    /Background will print darker.*#00ff00 is outside this profile\. Closest ink: C \d+ M \d+ Y \d+ K \d+/,
    { timeout: 20_000 },
  );
});

test('the soft proof shows screen and paper side by side, and a printable colour can be applied', {
  tag: '@full',
}, async ({ page }) => {
  await fillCard(page, { 'Company name': 'Lumen' });
  await page.getByRole('textbox', { name: 'Background: Hex' }).fill('#00ff00');
  await openView(page);
  await page.getByRole('switch', { name: 'Print colours' }).click();
  await page.keyboard.press('Escape');
  const divider = page.getByRole('slider', { name: 'Divider between screen and paper' });
  await expect(divider).toBeVisible({ timeout: 20_000 });
  const background = page.locator('[data-proof=paper] rect').first();
  await expect(background).not.toHaveAttribute('fill', '#00ff00');

  await divider.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '39');
  await page.keyboard.press('End');
  await expect(divider).toHaveAttribute('aria-valuetext', '100 % screen');

  const proof = page.getByRole('region', { name: 'Print colours' });
  await expect(proof).toContainText('Background will print darker');
  await proof.getByRole('button', { name: /^Use #/ }).click();
  await expect(proof).not.toContainText('Background will print darker');
  await expectNoViolations(page);
});

test('after the download a message for the print shop can be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startCard(page);
  const dialog = await openPdfDialog(page);
  await expect(dialog.getByRole('region', { name: 'For your print shop' })).toHaveCount(0);
  const { name } = await fileFromDialog(page);
  const after = dialog.getByRole('region', { name: 'For your print shop' });
  await expect(after).toContainText(`Find ${name} in the downloads of this device.`);
  await after.getByRole('button', { name: 'Copy message for your print shop' }).click();
  await expect(after.getByRole('status')).toHaveText('Message copied');
  const message = await page.evaluate(() => navigator.clipboard.readText());
  for (const fact of [name, '90x50mm, plus 2mm of bleed', 'Pages: 1', 'PDF/X-4, FOGRA39', 'Inks: CMYK'])
    expect(message).toContain(fact);
});
