import { expect, test } from '@playwright/test';
import { findNewUser, rowOf } from '../steps/admin-steps.ts';
import { toast } from '../steps/steps.ts';

test('an admin confirms the password, and the change is then made', async ({ page }) => {
  const username = await findNewUser(page);
  // Simulates an expired confirmation: the first request is refused.
  let isRefused = true;
  await page.route('**/api/admin/users/*', async (route) => {
    if (!isRefused || route.request().method() !== 'PUT') return route.fallback();
    isRefused = false;
    const refusal = { code: 'PASSWORD_CONFIRMATION_NEEDED', message: 'Confirm your password first' };
    return route.fulfill({ status: 403, json: refusal });
  });
  await rowOf(page, username).getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit user' });
  await editing.getByLabel('Card limit').fill('7');
  await editing.getByRole('button', { name: 'Save Changes' }).click();

  const confirmation = page.getByRole('dialog', { name: 'Confirm your password' });
  const password = confirmation.getByLabel('Your password');
  await expect(password).toBeFocused();
  await password.fill('not this one');
  await password.press('Enter');
  await expect(confirmation.getByText('The current password is incorrect')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('vizitka-demo');
  await password.press('Enter');
  await expect(toast(page)).toContainText('User Updated');
  await expect(confirmation).toBeHidden();
  await expect(editing).toBeHidden();
  await expect(rowOf(page, username)).toContainText('0/7');
});

test('an admin who closes the password dialog changes nothing and sees no error', { tag: '@full' }, async ({
  page,
}) => {
  const username = await findNewUser(page);
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { code: 'PASSWORD_CONFIRMATION_NEEDED', message: '' } })
      : route.fallback(),
  );
  await rowOf(page, username).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your password' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await expect(page.getByText('Delete Failed')).toHaveCount(0);
});
