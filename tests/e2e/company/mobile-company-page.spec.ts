import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { openAsCompany } from '../steps/company-steps.ts';
import { chooseLanguage } from '../steps/steps.ts';

test.use({ reducedMotion: 'reduce' });

test('on a phone, and in Slovak, the company and the switch fit', { tag: '@full' }, async ({ page }) => {
  const person = await openAsCompany(page, 'Stavby Kriváň, s. r. o.');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await chooseLanguage(page, 'Slovenčina');
  await expect(page.getByRole('group', { name: 'Prepnúť účet' })).toBeVisible();
  expect(await width()).toBe(390);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Nastavenia firmy' }).click();
  await expect(page.getByRole('heading', { name: 'Členovia' })).toBeVisible();
  await expect(page.getByText('Posledný majiteľ nemôže odísť').last()).toBeVisible();
  expect(await width()).toBe(390);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Otvoriť ponuku' }).click();
  await page
    .getByRole('group', { name: 'Prepnúť účet' })
    .getByRole('button', { name: person.username })
    .click();
  await expect(page).toHaveURL('/list');
  await expect(page.getByText('Stavby Kriváň')).toHaveCount(0);
});
