import { expect, type Page, test } from '@playwright/test';
import { addLogo, drawing, elena, field, fillCard, startCard } from '../steps/card-steps.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { fileFromDialog, openPart, openPdfDialog } from '../steps/print-steps.ts';
import { toast } from '../steps/steps.ts';

const signature = `S pozdravom

Ing. Peter Hruška, PhD.
obchodný riaditeľ
Svetlomat s.r.o.
Tel.: +421 2 5441 1234
peter.hruska@svetlomat.sk
www.svetlomat.sk`;

const vcard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Roe;Jane;;;\r\nFN:Jane Roe\r\nORG:Roe Ltd\r\nEND:VCARD\r\n';

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Paste or import text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste or import text' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function chooseFile(page: Page, name: string, content: string) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a .vcf file' }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/vcard', buffer: Buffer.from(content) });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('path[data-text]').first()).toBeVisible();
});

test('a pasted signature fills the card by keyboard alone, in one step', async ({ page }) => {
  await field(page, 'Company name').fill('Old company');
  await page.getByRole('button', { name: 'Paste or import text' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Paste or import text' });
  await expect(dialog.getByLabel('Signature or vCard')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Use this text' })).toBeDisabled();
  await page.keyboard.insertText(signature);
  await expect(dialog.getByText('6 fields found')).toBeVisible();
  const phone = dialog.getByRole('checkbox', { name: 'Phone: +421 2 5441 1234' });
  await expect(phone).toBeChecked();
  while (!(await phone.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(phone).not.toBeChecked();
  const use = dialog.getByRole('button', { name: 'Use this text' });
  while (!(await use.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Paste or import text' })).toBeFocused();
  await expect(field(page, 'Company name')).toHaveValue('Svetlomat s.r.o.');
  await expect(field(page, 'Full name')).toHaveValue('Ing. Peter Hruška, PhD.');
  await expect(field(page, 'Position')).toHaveValue('obchodný riaditeľ');
  await expect(field(page, 'Email')).toHaveValue('peter.hruska@svetlomat.sk');
  await expect(field(page, 'Subtitle')).toHaveValue('www.svetlomat.sk');
  await expect(field(page, 'Phone')).toHaveValue('');
  await expect(toast(page)).toContainText('5 fields changed.');

  await page.keyboard.press('Control+z');
  await expect(field(page, 'Company name')).toHaveValue('Old company');
  await expect(field(page, 'Full name')).toHaveValue('');
});

test('the toast sets the texts back, also after another change', { tag: '@full' }, async ({ page }) => {
  const dialog = await openImport(page);
  await dialog.getByLabel('Signature or vCard').fill(vcard);
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(field(page, 'Full name')).toHaveValue('Jane Roe');
  await field(page, 'Position').fill('Owner');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, 'Company name')).toHaveValue('');
  await expect(field(page, 'Position')).toHaveValue('Owner');
});

test('undo in the box for pasting leaves the card alone', { tag: '@full' }, async ({ page }) => {
  await field(page, 'Company name').fill('Lumen');
  const dialog = await openImport(page);
  await dialog.getByLabel('Signature or vCard').fill('Jane Roe');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Company name')).toHaveValue('Lumen');
});

test('a dropped .vcf file opens the import, and the logo stays', async ({ page }) => {
  await addLogo(page);
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'jane.vcf', { type: 'text/vcard' }));
    return transfer;
  }, vcard);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await expect(page.getByText('Drop the logo here')).toHaveCount(0);
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  const dialog = page.getByRole('dialog', { name: 'Paste or import text' });
  await expect(dialog.getByRole('checkbox', { name: 'Full name: Jane Roe' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(field(page, 'Company name')).toHaveValue('Roe Ltd');
  await expect(drawing(page).locator('image')).toHaveCount(1);
});

test('an import without texts says why', { tag: '@full' }, async ({ page }) => {
  const dialog = await openImport(page);
  await dialog.getByLabel('Signature or vCard').fill('See you on Monday, and thank you for the coffee.');
  await expect(dialog.getByText('No card details found.')).toBeVisible();
  await dialog.getByLabel('Signature or vCard').fill('x'.repeat(30_000));
  await expect(dialog.getByText('This is too much text.')).toBeVisible();
  await chooseFile(page, 'notes.vcf', 'Jane Roe');
  await expect(dialog.getByText('This file is not a vCard.')).toBeVisible();
  await chooseFile(page, 'large.vcf', 'x'.repeat(1_000_001));
  await expect(dialog.getByText('This file is larger than 1 MB.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use this text' })).toBeDisabled();
  await chooseFile(page, 'contacts.vcf', vcard.repeat(3));
  await expect(dialog.getByText('The file has 3 contacts. The first one is used.')).toBeVisible();
  await expect(dialog.getByText('2 fields found')).toBeVisible();
});

test('the code of the import is loaded when it is opened', { tag: '@full' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await startCard(page, { 'Company name': 'Lumen' });
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('import-dialog'))).toEqual([]);
  await openImport(page);
  expect(loaded.filter((url) => url.includes('import-dialog'))).not.toEqual([]);
});

test('a card saved as .vcf comes back from the file', { tag: '@full' }, async ({ page }) => {
  await fillCard(page);
  await openPdfDialog(page);
  await openPart(page, 'Share');
  const file = await fileFromDialog(page, 'Save as .vcf');
  expect(file.name).toBe('business-card-elena-marekova-stastna.vcf');
  const text = file.bytes.toString();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:Mareková-Šťastná;Elena;;;\r\n/);
  await page.keyboard.press('Escape');

  for (const label of Object.keys(elena)) await field(page, label).fill('');
  const dialog = await openImport(page);
  await chooseFile(page, 'card.vcf', text);
  await expect(dialog.getByText('7 fields found')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  for (const [label, value] of Object.entries(elena)) await expect(field(page, label)).toHaveValue(value);
});

test('a card without a person and a company has no contact to save', { tag: '@full' }, async ({ page }) => {
  await openPdfDialog(page);
  await openPart(page, 'Share');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save as .vcf' })).toBeDisabled();
});

for (const locale of ['en-GB', 'sk-SK']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('long texts fit the import at every width', { tag: '@full' }, async ({ page }) => {
      await page
        .getByRole('button', { name: /^(Paste or import text|Vložiť alebo importovať texty)$/ })
        .click();
      const dialog = page.getByRole('dialog');
      const long = `Jane Hartwell-Featherstonehaugh\nHead of Marketing and Communications\nBrightwater International Trading Company Ltd\njane.hartwell-featherstonehaugh@brightwater-international.co.uk`;
      await dialog.getByRole('textbox').fill(long);
      await expect(dialog.getByRole('checkbox')).toHaveCount(4);
      await expectNothingCut(page, 'import of texts');
    });
  });
}
