import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { linkInMail } from '../steps/mail-steps.ts';
import {
  fromOwnAddress,
  logOut,
  newPerson,
  openAsNewPerson,
  register,
  signIn,
  toast,
} from '../steps/steps.ts';

test.beforeEach(async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fallback({ headers: { ...route.request().headers(), ...fromOwnAddress() } }),
  );
});

test('a new user confirms the address by the link of the mail, forgets the password and chooses another one', async ({
  page,
}) => {
  const person = await openAsNewPerson(page, '/account');
  await expect(page.getByText('This address is not confirmed yet.')).toBeVisible();

  await page.goto(await linkInMail(page, person.email, 'Confirm your email address'));
  await expect(page.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await expectNoViolations(page);
  await page.goto('/account');
  await expect(page.getByText('Confirmed. You can log in with it.')).toBeVisible();
  await logOut(page, person.username);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await page.getByLabel('Email').fill('elena@');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expectNoViolations(page);

  const link = await linkInMail(page, person.email, 'Choose a new password');
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill('lumen-3-4-5');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(page).toHaveURL('/login');
  await signIn(page, { username: person.email, password: 'lumen-3-4-5' });
  await expect(page.getByRole('button', { name: person.username })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('lumen-6-7-8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link no longer works. Request a new one.');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('an address is changed at the new one and given back by the mail to the old one', {
  tag: '@full',
}, async ({ page, browser }) => {
  const person = newPerson();
  const moved = `moved-${person.email}`;
  await page.goto('/login?tab=register&next=/account');
  await register(page, person);
  await page.goto(await linkInMail(page, person.email, 'Confirm your email address'));
  await expect(page.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  await page.goto('/account');
  await page.getByLabel('New email').fill(moved);
  await page.getByLabel('Your password').fill('not the one');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(
    'The current password is incorrect',
  );
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(toast(page)).toContainText('Check your inbox');

  // Without a session a link waits for a click, so a program that follows it confirms nothing.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(await linkInMail(page, moved, 'Confirm your new email address'));
  await elsewhere.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(elsewhere.getByText(`${moved} belongs to your account.`)).toBeVisible();
  await elsewhere.goto(await linkInMail(page, person.email, 'Your email address was changed'));
  await elsewhere.getByRole('button', { name: 'Undo the change' }).click();
  await expect(elsewhere.getByText(`Your account has the address ${person.email} again.`)).toBeVisible();
  await elsewhere.close();
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('caught mails are shown with links that open in the window', { tag: '@full' }, async ({ page }) => {
  const person = await openAsNewPerson(page, '/');
  await linkInMail(page, person.email, 'Confirm your email address');
  await page.goto('/dev/mail');
  const mail = page.getByRole('article').filter({ hasText: person.email });
  await mail.frameLocator('iframe').getByRole('link', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
});

test('where mail is off, nothing offers it', { tag: '@full' }, async ({ page }) => {
  await page.route(/\/login(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"isMailOn":true', '"isMailOn":false');
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden();
  await openAsNewPerson(page, '/account');
  await expect(page.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Email' })).toBeHidden();
});
