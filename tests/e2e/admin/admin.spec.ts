import { expect, test } from '@playwright/test';
import { findNewUser, rowOf, signInAsAdmin } from '../steps/admin-steps.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { makeCompany } from '../steps/company-steps.ts';
import { callsOf, callsTo, logIn, openAsNewPerson, toast } from '../steps/steps.ts';

test('an admin lands on the admin page, which lists all users', async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin');
  await expect(page.getByText(/^\d+ users$/)).toBeVisible();
  const own = rowOf(page, 'admin');
  await expect(own.getByText('Admin', { exact: true })).toHaveCount(2);
  await expect(own).toContainText('/∞');
  await expect(own.getByRole('button')).toHaveText(['Edit']);
  await expect(own).toContainText('Protected account');
  const premium = rowOf(page, 'premium');
  await expect(premium).toContainText('Premium');
  await expect(premium).toContainText(/\d+\/50/);
  await expect(premium.getByRole('button')).toHaveText(['Edit', 'Impersonate', 'Delete']);
  await expect(premium.getByText('Admin', { exact: true })).toHaveCount(0);
  await expect(premium.locator('time')).toHaveText(/\d{4}/);
});

for (const who of ['a visitor', 'a free user'] as const) {
  test(`${who} at /admin sees Access Denied and is redirected to the first page`, async ({ page }) => {
    if (who === 'a free user') {
      await openAsNewPerson(page, '/');
      await expect(page).toHaveURL(/\/$/);
    }
    await page.goto('/admin');
    await expect(toast(page)).toContainText('Access Denied');
    await expect(toast(page)).toContainText("You don't have admin privileges.");
    await expect(page).toHaveURL(/\/$/);
  });
}

test('an admin finds a user and changes role, limit and password with the keyboard alone', async ({
  page,
}) => {
  const username = await findNewUser(page);
  const edit = rowOf(page, username).getByRole('button', { name: 'Edit' });
  await edit.focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  const limit = dialog.getByLabel('Card limit');
  const role = dialog.getByRole('combobox', { name: 'Role' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(limit).toHaveValue('1');
  for (const [label, cards] of [
    ['Premium', '50'],
    ['Corporate', '500'],
    ['Admin', '500'],
    ['Premium', '50'],
  ] as const) {
    await role.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: label }).press('Enter');
    await expect(limit).toHaveValue(cards);
    await expect(role).toBeFocused();
  }
  await dialog.getByLabel('Password').fill('a new secret');
  const calls = callsOf(page);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('User Updated');
  expect(callsTo(calls, 'PUT').map(({ body }) => body)).toEqual([
    { username, password: 'a new secret', role: 'premium', cardLimit: 50, isAdmin: false },
  ]);
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(rowOf(page, username)).toContainText('0/50');

  await page.context().clearCookies();
  await logIn(page, { username, password: 'a new secret' });
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
});

test('a limit that is not a number counts as 0, a negative one is refused at the field', {
  tag: '@full',
}, async ({ page }) => {
  const username = await findNewUser(page);
  await rowOf(page, username).getByRole('button', { name: 'Edit' }).click();
  const limit = page.getByLabel('Card limit');
  await limit.fill('-3');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Card limit must not be negative')).toBeVisible();
  await limit.fill('many');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('User Updated');
  await expect(rowOf(page, username)).toContainText('0/0');
});

test('a taken name shows the server’s message and keeps the dialog open', { tag: '@full' }, async ({
  page,
}) => {
  const username = await findNewUser(page);
  await rowOf(page, username).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Username').fill('Premium');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Username already exists', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a deletion asks first with the user’s name and adds an entry to the log', async ({ page }) => {
  const username = await findNewUser(page);
  const remove = rowOf(page, username).getByRole('button', { name: 'Delete' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: `Delete “${username}”?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  const calls = callsOf(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('User Deleted');
  expect(callsTo(calls, 'DELETE')).toMatchObject([{ body: null, type: undefined }]);
  await expect(rowOf(page, username)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('tab', { name: /^Audit log/ }).click();
  await page.getByRole('searchbox', { name: 'Username' }).fill(username);
  const entries = page.getByRole('row').filter({ hasText: username });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('User Deleted');
  await expect(entries).toContainText('0 cards, Free');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^vizitka-audit-log-.*\.csv$/);
});

test('an admin impersonates a user and returns, and both are in the log', async ({ page }) => {
  const username = await findNewUser(page);
  const calls = callsOf(page);
  await rowOf(page, username).getByRole('button', { name: 'Impersonate' }).click();
  await expect(toast(page)).toContainText('Impersonation Started');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(`You are viewing as: ${username}`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect(callsTo(calls, 'POST')).toMatchObject([{ body: null, type: undefined }]);
  expect(callsTo(calls, 'GET /api/auth/user')).toHaveLength(1);

  await page.goto('/admin');
  await expect(toast(page)).toContainText('Access Denied');
  calls.length = 0;
  await page.getByRole('banner').getByRole('button', { name: 'Return to Admin' }).click();
  await expect(toast(page)).toContainText('Admin Session Restored');
  await expect(toast(page)).toContainText('You are now back to your admin account.');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('You are viewing as')).toHaveCount(0);
  expect(callsTo(calls, 'POST')).toEqual([
    { call: 'POST /api/admin/restore-session', body: null, type: undefined },
  ]);
  expect(callsTo(calls, 'GET /api/auth/user')).toHaveLength(1);

  await page.getByRole('tab', { name: /^Audit log/ }).click();
  await page.getByRole('searchbox', { name: 'Username' }).fill(username);
  await expect(page.getByRole('row').filter({ hasText: username })).toHaveText([
    /Admin Session Restored.*Viewed for 1 min/,
    /Impersonation Started.*From 127\.0\.\*\.\*/,
  ]);
});

test('clicking the column headings sorts the list', { tag: '@full' }, async ({ page }) => {
  await signInAsAdmin(page);
  const created = page.getByRole('columnheader', { name: 'Created' });
  await expect(created).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toHaveText('admin');
  await created.getByRole('button').click();
  await expect(created).toHaveAttribute('aria-sort', 'descending');
  const username = page.getByRole('columnheader', { name: 'Username' });
  await username.getByRole('button').click();
  await expect(username).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toHaveText('admin');
});

test('an admin finds a company, and its owner from there; the list of users names what they own', async ({
  page,
  browser,
}) => {
  const name = `Hutník ${crypto.randomUUID().slice(0, 8)} s. r. o.`;
  const founder = await (await browser.newContext()).newPage();
  const { username } = await makeCompany(founder, name);
  await signInAsAdmin(page);
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(username);
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText(`Owner of ${name}`);
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(page).toHaveURL(/tab=companies$/);
  const company = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(company).toContainText('0/∞');
  await expect(company).toContainText('Corporate');
  const search = page.getByRole('searchbox', { name: 'Company name or id' });
  await search.fill('no such company');
  await expect(page.getByText('No companies match this search.')).toBeVisible();
  await search.fill(`HUTN${name.slice(4, 12)}`);
  await expectNoViolations(page);
  await company.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
});
