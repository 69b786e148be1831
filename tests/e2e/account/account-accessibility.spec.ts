import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { openAsNewPerson } from '../steps/steps.ts';

test('axe finds nothing on the account page and its deletion dialog', async ({ page, isMobile }) => {
  await openAsNewPerson(page, '/account');
  await expect(page.getByText('No payments yet.')).toBeVisible();
  if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('the menu opens the account page', { tag: '@full' }, async ({ page, isMobile }) => {
  const person = await openAsNewPerson(page, '/');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: isMobile ? 'Open menu' : person.username }).click();
  await page.getByRole(isMobile ? 'link' : 'menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
});
