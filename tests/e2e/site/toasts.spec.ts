import { expect, type Page, test } from '@playwright/test';
import { signIn, toast } from '../steps/steps.ts';

/** Every failed login shows a toast. */
async function showToast(page: Page): Promise<void> {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { code: 'BAD_CREDENTIALS', message: 'Invalid credentials' } }),
  );
  await signIn(page, { username: 'elena', password: 'wrong' });
  await expect(toast(page)).toBeVisible();
}

test('a toast closes after five seconds', async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  await page.clock.runFor(4500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeHidden();
});

test('there is one toast at a time, at most 420 px wide', async ({ page }) => {
  await showToast(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page)).toHaveCount(1);
  // A toast that is just being replaced has no box.
  await expect.poll(async () => (await toast(page).boundingBox())?.width ?? 1440).toBeLessThanOrEqual(420);
});

test('F8 focuses the notifications', { tag: '@full' }, async ({ page }) => {
  await showToast(page);
  await page.keyboard.press('F8');
  const isInside = await page.evaluate(
    () => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label') ?? '',
  );
  expect(isInside).toContain('Notifications');
});

for (const [distance, outcome] of [
  [30, 'stays'],
  [90, 'goes'],
] as const) {
  test(`a toast pulled ${distance} px to the right ${outcome}`, async ({ page }) => {
    await page.clock.install();
    await showToast(page);
    // The toast would close after five seconds anyway.
    await page.clock.pauseAt(Date.now() + 1_000);
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('The toast has no place on the page');
    const [x, y] = [box.x + 60, box.y + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    await page.mouse.up();
    if (outcome === 'goes') await expect(toast(page)).toBeHidden();
    else await expect(toast(page)).toBeVisible();
  });
}

test('the close button closes it', { tag: '@full' }, async ({ page }) => {
  await showToast(page);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toBeHidden();
});
