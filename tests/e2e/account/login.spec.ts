import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  callsOf,
  callsTo,
  corporate,
  logIn,
  newPerson,
  premium,
  register,
  signIn,
  toast,
} from '../steps/steps.ts';

test('a visitor registers and is signed in on the Free plan', async ({ page }) => {
  const person = newPerson();
  const calls = callsOf(page);
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await register(page, person);
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Account created');
  const header = page.getByRole('banner');
  await expect(header.getByText('Free', { exact: true })).toBeVisible();
  await expect(header.getByText('Cards: 1')).toBeVisible();
  await expect(header.getByRole('button', { name: person.username })).toBeVisible();
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/auth/register', { ...person, role: 'free' }],
    ['GET /api/auth/user', null],
  ]);
});

test('the Register button opens the Register tab, and a signed-in user is redirected from /login', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await register(page, newPerson());
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('a wrong password shows Login Failed, and the form can be sent again', async ({ page }) => {
  await logIn(page, { username: `nobody-${Date.now()}`, password: 'not this one' });
  await expect(toast(page)).toContainText('Login FailedInvalid credentials');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Invalid credentials');
  await expect(page).toHaveURL('/login');
  await signIn(page, premium);
  await expect(toast(page)).toContainText('Welcome back!');
});

test('logging out reloads the page and shows a toast', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/login');
  const account = corporate;
  await signIn(page, account);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('button', { name: 'corporate' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page)).toContainText('Logged out');
  await expect(toast(page)).toContainText('You have been successfully logged out.');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(callsTo(calls, '').map(({ call, body, type }) => [call, body, type])).toEqual([
    ['POST /api/auth/login', account, 'application/json'],
    ['GET /api/auth/user', null, undefined],
    ['GET /api/companies', null, undefined],
    ['POST /api/auth/logout', null, undefined],
  ]);
});

test.describe('without a server', () => {
  test('failed logins and logouts show an error and can be retried', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await signIn(page, premium);
    await expect(toast(page)).toContainText('Login Failed');
    await page.unroute('**/api/auth/login');
    await signIn(page, premium);
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'premium' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page)).toContainText('Logout Failed');
    await expect(toast(page)).toContainText('Failed to log out');
  });
});

test('registration and login work with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Register' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Create Card' })).toBeFocused();
  const account = page.getByRole('button', { name: person.username });
  await expect(account).toBeVisible();
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Logged out');
});

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} cannot be reached with Tab`);
}
