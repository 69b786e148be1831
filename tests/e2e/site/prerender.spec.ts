import { expect, test } from '@playwright/test';

/** What is seen of a page before its code is here. */

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
});

for (const [address, heading, nadpis] of [
  ['/', 'Create Card', 'Vytvoriť vizitku'],
  ['/pricing', 'Pay once. Print for good.', 'Raz zaplatíte. Tlačíte navždy.'],
  ['/login', 'Welcome back', 'Vitajte'],
  ['/login?tab=register', 'Create your account', 'Vytvorte si účet'],
  ['/nowhere', 'This page is out of register', 'Táto strana nesedí'],
] as const) {
  test(`${address} is seen before any of its code is here, in the reader’s language`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toContainText(heading);

    const slovak = await browser.newContext({ locale: 'sk-SK', baseURL: baseURL ?? '' });
    const strana = await slovak.newPage();
    await strana.route('**/assets/*.js', (route) => route.abort());
    await strana.goto(address);
    await expect(strana.locator('html')).toHaveAttribute('lang', 'sk');
    await expect(strana.locator('h1')).toContainText(nadpis);
    await slovak.close();
  });
}

test('nothing can be typed or pressed in the picture of a page, so nothing is lost with it', async ({
  page,
}) => {
  await page.goto('/login');
  for (const box of await page.locator('input').all()) await expect(box).not.toBeEditable();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a visitor at a page for people who are signed in sees the login at once', async ({ page }) => {
  await page.goto('/list');
  await expect(page.locator('h1')).toHaveText('Welcome back');
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const) {
  test(`a visitor reads on the first screen that this makes business cards, on ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByText('Business cards, ready for print')).toBeInViewport({ ratio: 1 });
  });
}
