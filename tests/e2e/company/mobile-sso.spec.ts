import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { openAsCompany } from '../steps/company-steps.ts';
import { chooseLanguage } from '../steps/steps.ts';

test('on a phone, and in Slovak, single sign-on fits', { tag: '@full' }, async ({ page }) => {
  await openAsCompany(page, 'Stavby Kriváň, s. r. o.');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await chooseLanguage(page, 'Slovenčina');
  await page.goto('/company#sso');
  const section = page.getByRole('region', { name: 'Jednotné prihlásenie' });
  await section.getByRole('radio', { name: /Google Workspace/ }).check();
  await expect(section.getByLabel('Vydavateľ (issuer)')).toHaveValue('https://accounts.google.com');
  await section.getByRole('button', { name: 'Pridať doménu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Doména').fill('stavby-krivan-a-synovia-bratislava.example');
  await dialog.getByRole('button', { name: 'Pridať doménu' }).click();
  await expect(section.getByText('Zatiaľ nenájdené')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(page);
  await page.goto('/sso');
  await expect(page.getByRole('heading', { name: 'Jednotné prihlásenie' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(page);
});
