import { expect, test } from '@playwright/test';
import { addUser, findUser, signInAsAdmin } from '../steps/admin-steps.ts';
import { closeToast, toast } from '../steps/steps.ts';

test('on a phone the users are stacked and their actions are in a menu', async ({ page }) => {
  const username = await addUser(page);
  await signInAsAdmin(page);
  await closeToast(page);
  await findUser(page, username);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: username })).toContainText(
    '0/1',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const actions = page.getByRole('button', { name: `Actions for ${username}` });
  await actions.tap();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Impersonate', 'Delete']);
  await page.getByRole('menuitem', { name: 'Edit' }).tap();
  await expect(page.getByRole('dialog', { name: 'Edit user' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(actions).toBeFocused();

  await actions.tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(toast(page)).toContainText('User Deleted');
  await expect(actions).toHaveCount(0);

  await page.getByRole('tab', { name: /^Audit log/ }).tap();
  await page.getByRole('searchbox', { name: 'Username' }).fill(username);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: username })).toContainText(
    'User Deleted',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
