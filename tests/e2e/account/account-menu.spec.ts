import { expect, test } from '@playwright/test';
import { openAsNewPerson } from '../steps/steps.ts';

test('the menu opens the account page', { tag: '@full' }, async ({ page }) => {
  const person = await openAsNewPerson(page, '/');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
});
