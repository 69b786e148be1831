import { expect, test } from '@playwright/test';
import { chooseLanguage, logIn, premium, toast } from '../steps/steps.ts';

test('the line of the maker is in the header, without the menu', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('banner').getByText('Made by')).toBeInViewport({ ratio: 1 });
});

test('a language is chosen in the menu, which stays open', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await expect(page.getByRole('option')).toHaveText(['English', 'Slovenčina', 'Čeština', 'Deutsch']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await chooseLanguage(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText('Deutsch');
});

test('the menu shows the signed-in user and logs out', async ({ page }) => {
  await logIn(page, premium);
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Cards: 50')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Create Card', 'Looks', 'My Cards', 'Pricing']);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page)).toContainText('Logged out');
});

test('nothing is wider than the screen', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/', '/login', '/login?tab=register', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
