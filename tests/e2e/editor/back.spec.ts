import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { drawing, elena, expectDraftSaved, field, fillCard } from '../steps/card-steps.ts';

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
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  const text = (await readFile(await (await arriving).path())).toString('latin1');
  return text.match(/\/MediaBox ?\[[^\]]*\]/g) ?? [];
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await fillCard(page, elena);
  await expect(drawing(page)).toBeVisible();
});

test('a card gets a QR code on its back, and the file has two pages of the same size', async ({ page }) => {
  await turnTo(page, 'Back');
  await expect(page.getByRole('img', { name: 'The back is blank' })).toBeVisible();
  await chooseBack(page, 'QR code');
  await expect(back(page).locator('path').first()).toBeVisible();
  await expect(page.getByText(/^\d+ characters, \d+×\d+ modules$/)).toBeVisible();
  await field(page, 'Above').fill('Save my contact');
  await expect(back(page).locator('path[data-text="above"]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Download PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download PDF' });
  await expect(dialog.getByRole('img', { name: '2 pages' })).toBeVisible();
  await expect(dialog).toContainText('front, then back, of the same size');
  await page.keyboard.press('Escape');
  const pages = await downloadedPages(page);
  expect(pages).toHaveLength(2);
  expect(new Set(pages).size).toBe(1);
});

test('the back is a step of undo and part of the draft', async ({ page }) => {
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

test('the print check says which side a fault is on, and its fix changes the back', async ({ page }) => {
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
