import { expect, test } from '@playwright/test';
import { findNewUser, findUser } from '../steps/admin-steps.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { logIn, newPerson, toast } from '../steps/steps.ts';

test('support opens a user, writes a note, changes the plan with a reason and finds both in the audit, and axe finds nothing', async ({
  page,
}) => {
  const username = await findNewUser(page);
  await page.getByRole('link', { name: username, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Cards' });
  await expect(cards).toContainText('by count, contents are private');

  await page.getByLabel('Add a note').fill('Asked about an invoice. Ticket 881');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('region', { name: 'Support notes' })).toContainText('Ticket 881');

  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(dialog).toContainText('Enter a reason');
  await expectNoViolations(page);
  await dialog.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Premium' }).click();
  await dialog.getByLabel('Reason').fill('A gift');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(toast(page).filter({ hasText: 'Recorded in the audit log.' }).first()).toBeVisible();
  const audit = page.getByRole('region', { name: 'Audit' });
  await expect(audit).toContainText('Reason: A gift');
  await expect(audit).toContainText('Support note added');
  await expectNoViolations(page);
  await expectNothingCut(page, 'user page');
});

test('support blocks a user, who then cannot sign in, allows it again, and deletes the account, each with a reason', async ({
  page,
  browser,
}) => {
  const username = await findNewUser(page);
  await page.getByRole('link', { name: username, exact: true }).click();
  const act = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Reason').fill('Asked by mail');
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  };
  await act('Block login');
  await expect(page.getByRole('region', { name: 'Audit' })).toContainText('Login blocked');
  await expectNoViolations(page);

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await logIn(visitor, { username, password: newPerson().password });
  await expect(toast(visitor)).toContainText('This account is blocked.');
  await visit.close();

  await act('Allow login');
  await expect(page.getByRole('button', { name: /^Block login/ })).toBeVisible();
  await act('Delete account');
  await expect(page).toHaveURL(/\/admin$/);
  await findUser(page, username);
  await expect(page.getByText('No users match this search.')).toBeVisible();
});

test('a user is found by the id, and an unknown id says so', { tag: '@full' }, async ({ page }) => {
  const username = await findNewUser(page);
  await page.getByRole('link', { name: username, exact: true }).click();
  await expect(page).toHaveURL(/user=[0-9a-f-]{36}$/);
  const id = new URL(page.url()).searchParams.get('user') ?? '';
  await page.getByRole('link', { name: /Users$/ }).click();
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(id);
  await expect(page.getByRole('link', { name: username, exact: true })).toBeVisible();
  await page.goto('/admin?user=00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('User not found.')).toBeVisible();
});
