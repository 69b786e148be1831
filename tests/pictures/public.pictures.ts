import { expect, test } from '@playwright/test';
import { openEditor } from '../e2e/steps/card-steps.ts';
import { logIn, premium, register, toast } from '../e2e/steps/steps.ts';
import { pictureOf } from './take-pictures.ts';

for (const [name, path] of [
  ['login', '/login'],
  ['register', '/login?tab=register'],
  ['not-found', '/no-such-page'],
] as const) {
  test(name, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await pictureOf(page, name);
  });
}

test('a registration with errors', async ({ page }) => {
  await page.goto('/login?tab=register');
  await register(page, { username: 'el', email: 'elena@', password: 'abc' });
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await pictureOf(page, 'register-errors');
});

test('a login that failed', async ({ page }) => {
  await logIn(page, { username: 'nobody-here', password: 'wrong' });
  await expect(toast(page)).toBeVisible();
  await page.clock.install();
  await pictureOf(page, 'login-failed');
});

test('the menus', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Language and appearance' }).click();
  await pictureOf(page, 'preferences', 1440);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await pictureOf(page, 'mobile-menu', 390);
});

test('the menu of somebody signed in', async ({ page }) => {
  await logIn(page, premium);
  await expect(page.getByRole('link', { name: 'My Cards' })).toBeVisible();
  await page.getByRole('button', { name: 'premium' }).click();
  await pictureOf(page, 'user-menu', 1440);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await pictureOf(page, 'mobile-menu-signed-in', 390);
});

test('a page that broke', async ({ page }) => {
  await page.route('**/assets/create-designer-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await pictureOf(page, 'crash');
});
