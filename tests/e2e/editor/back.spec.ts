import { expect, type Page, test } from '@playwright/test';
import { drawing, elena, expectDraftSaved, field, startCard } from '../steps/card-steps.ts';
import { downloadPdf, fileFromDialog, openPart, openPdfDialog } from '../steps/print-steps.ts';

/** The drawing of the back. */
function back(page: Page) {
  return page.getByRole('img', { name: /^The back of the card of / });
}

async function turnTo(page: Page, side: 'Front' | 'Back') {
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: side }).click();
}

async function chooseBack(page: Page, kind: string) {
  await page.getByRole('radiogroup', { name: 'Contents' }).getByRole('radio', { name: kind }).click();
}

/** The boxes of the file's pages. */
async function downloadedPages(page: Page): Promise<string[]> {
  const { text } = await downloadPdf(page);
  return text.match(/\/MediaBox ?\[[^\]]*\]/g) ?? [];
}

test.beforeEach(async ({ page }) => {
  await startCard(page, elena);
});

test('a card gets a QR code on its back, and the file has two pages of the same size', async ({ page }) => {
  await turnTo(page, 'Back');
  await expect(page.getByRole('img', { name: 'The back is blank' })).toBeVisible();
  await chooseBack(page, 'QR code');
  await expect(back(page).locator('path').first()).toBeVisible();
  await expect(page.getByText('Scans correctly')).toBeVisible();
  await expect(field(page, 'Above')).toHaveValue('Save my contact');
  await expect(back(page).locator('path[data-text="above"]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  await expect(dialog.getByRole('img', { name: '2 pages' })).toBeVisible();
  await expect(dialog).toContainText('front, then back, same size');
  await page.keyboard.press('Escape');
  const pages = await downloadedPages(page);
  expect(pages).toHaveLength(2);
  expect(new Set(pages).size).toBe(1);
});

test('on a tablet a back with a code is designed as well', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await turnTo(page, 'Back');
  await chooseBack(page, 'QR code');
  await expect(page.getByText('Scans correctly')).toBeVisible();
  await field(page, 'Below').fill('lumen.example');
  await expect(back(page).locator('path[data-text="below"]')).toHaveCount(1);
});

test('the reader of codes is loaded with the first code, from our own origin', { tag: '@full' }, async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.reload();
  await expect(drawing(page)).toBeVisible();
  await turnTo(page, 'Back');
  await chooseBack(page, 'Text');
  await expect(field(page, 'Text')).toBeVisible();
  expect(requested.filter((url) => /qr-reader|zxing/.test(url))).toEqual([]);
  await chooseBack(page, 'QR code');
  await expect(page.getByText('Scans correctly')).toBeVisible();
  const wasm = requested.filter((url) => /zxing.*\.wasm/.test(url));
  expect(wasm).toHaveLength(1);
  expect(new URL(wasm[0] ?? '').origin).toBe(new URL(page.url()).origin);
});

test('by keyboard a code gets an address, is moved and is read back', async ({ page }) => {
  await page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Front' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Space');
  const kinds = page.getByRole('radiogroup', { name: 'Contents' });
  await kinds.getByRole('radio', { name: 'Blank' }).focus();
  for (const name of ['Logo', 'QR code']) {
    await page.keyboard.press('ArrowRight');
    await expect(kinds.getByRole('radio', { name })).toBeFocused();
  }
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: /^vCard/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('textbox', { name: 'Address' }).focus();
  await page.keyboard.type('atelierlumen.sk/kontakt');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('https://atelierlumen.sk/kontakt');
  await expect(page.getByText('Scans correctly')).toBeVisible();
  await page.getByRole('button', { name: 'Edit on the card' }).press('Enter');
  await page.getByRole('button', { name: /^QR code, / }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Left' })).toHaveValue('1');
});

test('a pale code does not read back, and one click mends it', { tag: '@full' }, async ({ page }) => {
  await turnTo(page, 'Back');
  await chooseBack(page, 'QR code');
  const colour = page.getByRole('textbox', { name: /^Colour/ });
  await colour.fill('#fefefe');
  await colour.press('Enter');
  const status = page.getByText('This code does not scan.', { exact: false });
  await expect(status).toBeVisible();
  await page
    .getByRole('form', { name: 'Settings of the back' })
    .getByRole('button', { name: 'Use #000000' })
    .click();
  await expect(page.getByText('Scans correctly')).toBeVisible();
});

test('a side is saved as an SVG with outlines and as a PNG of twice the screen size', {
  tag: '@full',
}, async ({ page }) => {
  await openPdfDialog(page);
  await openPart(page, 'Share');
  const svg = await fileFromDialog(page, 'Save as SVG');
  expect(svg.name).toBe('business-card-elena-marekova-stastna.svg');
  expect(svg.text).toMatch(/^<svg [^>]*width="90mm" height="50mm"/);
  expect(svg.text).not.toMatch(/<text|href=/);
  const png = await fileFromDialog(page, 'Save as PNG');
  expect(png.name).toBe('business-card-elena-marekova-stastna.png');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([680, 378]);
});

test('the back is a step of undo and part of the draft', { tag: '@full' }, async ({ page }) => {
  await turnTo(page, 'Back');
  await chooseBack(page, 'Text');
  await field(page, 'Text').fill('Light is a material');
  await expect(back(page).locator('path[data-text="message"]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(back(page).locator('path[data-text="message"]')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(back(page).locator('path[data-text="message"]')).toHaveCount(1);
  await expectDraftSaved(page);
  await page.reload();
  await turnTo(page, 'Back');
  await expect(field(page, 'Text')).toHaveValue('Light is a material');
  await expect(back(page).locator('path[data-text="message"]')).toHaveCount(1);
});

test('the print check says which side a fault is on, and its fix changes the back', {
  tag: '@full',
}, async ({ page }) => {
  await turnTo(page, 'Back');
  await chooseBack(page, 'QR code');
  await page.getByRole('spinbutton', { name: 'Size' }).fill('16');
  await page.getByRole('button', { name: 'Details' }).click();
  const check = page.getByRole('region', { name: 'Print check, Back' });
  await expect(check.getByText('QR module size')).toBeVisible();
  await expect(check.getByRole('button', { name: /^Front: / })).toBeVisible();
  await check.getByRole('button', { name: /^Enlarge to \d+ mm$/ }).click();
  await expect(page.getByRole('spinbutton', { name: 'Size' })).not.toHaveValue('16');
  await expect(check.getByRole('button', { name: /^Enlarge/ })).toHaveCount(0);
});
