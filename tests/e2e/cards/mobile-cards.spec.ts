import { expect, test } from '@playwright/test';
import { field } from '../steps/card-steps.ts';
import { cardNamed, listNewCard, signInAt } from '../steps/saved-card-steps.ts';
import { closeToast, corporate, toast } from '../steps/steps.ts';

test('on a phone a card can be renamed, changed, deleted and restored', async ({ page }) => {
  const name = `Phone ${crypto.randomUUID().slice(0, 8)}`;
  await listNewCard(page, name);

  await page.getByRole('button', { name, exact: true }).tap();
  await page.getByRole('textbox', { name: 'Card Name' }).fill(`${name} 2`);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Name Changed');

  const card = cardNamed(page, `${name} 2`);
  await card.getByRole('link', { name: 'Edit' }).tap();
  await field(page, 'Position').fill('Lead Architect');
  await page.getByRole('button', { name: 'Save Changes' }).tap();
  await expect(page).toHaveURL(/\/list$/);
  await expect(card).toContainText('Lead Architect');

  await closeToast(page);
  await card.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await toast(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(toast(page)).toContainText('Card Restored');
  await expect(card).toBeVisible();
});

test('no part of the list is wider than the phone', { tag: '@full' }, async ({ page }) => {
  await signInAt(page, '/list', corporate);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
