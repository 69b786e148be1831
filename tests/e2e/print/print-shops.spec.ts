import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { drawing, openStyle, startCard } from '../steps/card-steps.ts';
import { downloadPdf, fileFromDialog, openPart, openPdfDialog } from '../steps/print-steps.ts';

/** The print shop that the file is for. */
const shopOf = (dialog: Locator) => dialog.getByRole('combobox', { name: 'For' });

async function openDetails(dialog: Locator) {
  await dialog.getByText('Details', { exact: true }).click();
}

async function addShop(page: Page) {
  const dialog = await openPdfDialog(page);
  await openDetails(dialog);
  await dialog.getByRole('button', { name: 'Add a print shop' }).click();
  return { dialog, form: page.getByRole('dialog', { name: 'Print shop' }) };
}

test.beforeEach(async ({ page }) => {
  await startCard(page, { 'Full name': 'Elena Marek' });
});

test('a print shop changes the file, its description and the guides, and is remembered', async ({ page }) => {
  await expect(page.getByText('Bleed Area (94x54mm)')).toBeVisible();
  let dialog = await openPdfDialog(page);
  await shopOf(dialog).click();
  await page.getByRole('option', { name: 'Most compatible' }).click();
  await expect(dialog).toContainText('96x56mm with 3mm bleed');
  await expect(dialog).toContainText('PDF/X-1a, FOGRA39');
  const { text } = await fileFromDialog(page);
  expect(text).toMatch(/^%PDF-1\.4/);
  expect(text).not.toContain('/FontFile2');

  await page.reload();
  await expect(page.getByText('Bleed Area (96x56mm)')).toBeVisible();
  dialog = await openPdfDialog(page);
  await expect(shopOf(dialog)).toHaveText('Most compatible');
  await expectNoViolations(page);
});

test('a custom print shop is added, exported and imported again', async ({ page }) => {
  const { dialog, form } = await addShop(page);
  await form.getByRole('textbox', { name: 'Bleed, mm' }).fill('9');
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(form.getByText('From 0 to 5 mm.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Kontrast, Bratislava');
  await form.getByRole('textbox', { name: 'Bleed, mm' }).fill('4');
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(shopOf(dialog)).toHaveText('Kontrast, Bratislava');
  await expect(dialog).toContainText('98x58mm with 4mm bleed');

  await openDetails(dialog);
  await dialog.getByRole('button', { name: 'Change' }).click();
  const { text: json } = await fileFromDialog(page, 'Export');
  expect(JSON.parse(json)).toMatchObject({ name: 'Kontrast, Bratislava', bleedMm: 4 });
  await form.getByRole('button', { name: 'Delete' }).click();
  await expect(shopOf(dialog)).toHaveText('Standard');

  const file = { name: 'shop.json', mimeType: 'application/json', buffer: Buffer.from(json) };
  await dialog.getByLabel('Print shop file').setInputFiles(file);
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(dialog).toContainText('98x58mm with 4mm bleed');
});

test('the card is put on the sheets of a home printer', { tag: '@full' }, async ({ page }) => {
  const dialog = await openPdfDialog(page);
  await openPart(page, 'Your printer');
  await expect(dialog.getByRole('img', { name: '1 page: A4 with 10 cards' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Paper' }).click();
  await expect(page.getByRole('option', { name: 'Kores KPCV1' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Sigel LP800' })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'One card per page' })).toHaveCount(0);
  await page.getByRole('option', { name: 'A4' }).click();
  await expect(dialog).toContainText('10 cards on a sheet.');
  const sheet = dialog.getByRole('img', { name: '1 page: A4 with 10 cards' });
  await expect(sheet.locator('use')).toHaveCount(10);
  const { name, text } = await fileFromDialog(page);
  expect(text).toMatch(/\/MediaBox ?\[0 0 595\.2756 841\.8898\]/);
  expect(name).toMatch(/^business-card-.+-a4-10-cards\.pdf$/);
  // What was downloaded is said of that file, not of the print shop's.
  await expect(dialog.getByRole('status')).toContainText('Downloaded, ');
  await dialog.getByRole('button', { name: 'Print shop' }).first().click();
  await expect(dialog).toContainText('-print-ready.pdf');
  await expect(dialog.getByText('Downloaded, ')).toHaveCount(0);
});

test('a custom ICC profile is checked, kept on the device and embedded', { tag: '@full' }, async ({
  page,
}) => {
  const { unzlibSync } = await import('fflate');
  const packed = await readFile('src/print/profile/icc/PSO_Uncoated_ISO12647_eci.icc.zlib');
  const icc = Buffer.from(unzlibSync(packed));
  const { dialog, form } = await addShop(page);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Papier');
  const choose = (buffer: Buffer) =>
    form
      .locator('input[type=file]')
      .setInputFiles({ name: 'own.icc', mimeType: 'application/octet-stream', buffer });
  await choose(icc.subarray(0, 1000));
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(form.getByText('The file is not a complete ICC profile.')).toBeVisible();
  await choose(icc);
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(dialog).toContainText('PDF/X-4, own.icc');
  const { text } = await fileFromDialog(page);
  expect(text).toContain('/OutputConditionIdentifier (Custom)');
  expect(text).toContain('PSO Uncoated ISO12647');
});

test('inks typed in the colour picker reach the file to the digit', { tag: '@full' }, async ({ page }) => {
  const { openPdf } = await import('#print/testing/pdf-document.ts');
  await openStyle(page, 'Full name');
  await page.getByRole('button', { name: 'Full name: Colour' }).click();
  const picker = page.getByRole('dialog', { name: 'Full name: Colour' });
  await expect(picker.getByLabel('Black, %')).toHaveValue('100');
  for (const [ink, percent] of Object.entries({ Cyan: '12,5', Magenta: '100', Yellow: '87', Black: '3' })) {
    await picker.getByLabel(`${ink}, %`).fill(percent);
  }
  await picker.getByLabel('Black, %').press('Enter');
  await expect(picker.getByText('Printed in exactly these inks')).toBeVisible();
  await expect(picker.getByLabel('Cyan, %')).toHaveValue('12.5');
  await expectNoViolations(page);
  await picker.getByLabel('Cyan, %').fill('101');
  await picker.getByLabel('Cyan, %').press('Enter');
  await expect(picker.getByText('Enter 0 to 100 for each ink.')).toBeVisible();
  await picker.getByLabel('Cyan, %').fill('12.5');
  await page.keyboard.press('Escape');

  const pdf = openPdf((await downloadPdf(page)).bytes);
  const [first = {}] = pdf.pages;
  expect(pdf.content(first)).toContain('0.125 1 0.87 0.03 k');
});

test('a finishing and rounded corners of a print shop are set in its form and seen on the card', {
  tag: '@full',
}, async ({ page }) => {
  const { dialog, form } = await addShop(page);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Lak');
  await form.getByRole('textbox', { name: 'Finishing plate' }).fill('Lack');
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(form.getByText('choose at least one part')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Full name' }).check();
  await form.getByRole('textbox', { name: 'Rounded corners, mm' }).fill('4');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save print shop' }).click();
  await expect(dialog.locator('dl')).toContainText('LackFull name');
  const { text } = await fileFromDialog(page);
  expect(text).toContain('/Separation /Lack');
  expect(text).toContain('/Separation /CutContour');
  await page.keyboard.press('Escape');
  await expect(drawing(page).locator('rect[rx="4"]').first()).toBeVisible();
  await expect(drawing(page).locator('[data-plate=finishing] > path')).toHaveCount(1);
  await expect(page.getByText('Finishing: Lack')).toBeVisible();
});

test('a print shop with contradicting plates is refused with every fault, and one that a card cannot have is named', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openPdfDialog(page);
  await openDetails(dialog);
  const choose = (settings: object) =>
    dialog.getByLabel('Print shop file').setInputFiles({
      name: 'shop.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(settings)),
    });
  await choose({
    name: 'Lak',
    inks: [{ colour: '#C8102E', cmyk: [0, 100, 80, 5], spot: 'cutcontour' }],
    finishing: { plate: 'Lack', parts: ['foil'] },
  });
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('inks: Entry 1: “cutcontour” is a reserved plate name.');
  await expect(alert).toContainText('finishing: Unknown part “foil”.');
  await expectNoViolations(page);

  await choose({ name: 'Lak', finishing: { plate: 'Lack', parts: ['logo'] } });
  await page.getByRole('dialog').getByRole('button', { name: 'Save print shop' }).click();
  await expect(dialog).toContainText('Missing from plate Lack: Logo');
});
