import { expect, test } from '@playwright/test';
import { callsOf, setSignedInCookie } from '../steps/steps.ts';

/** The prerendered content of a page. */

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
});

for (const [address, heading, nadpis] of [
  ['/', 'Create Card', 'Vytvoriť vizitku'],
  ['/nowhere', 'This page is out of register', 'Táto stránka je mimo sútlače'],
] as const) {
  test(`${address} is prerendered in the user’s language`, async ({ page, browser, baseURL }) => {
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

test('a prerendered page is inert, so no input is lost when the app mounts', async ({ page }) => {
  await page.goto('/login');
  for (const box of await page.locator('input').all()) await expect(box).not.toBeEditable();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a visitor at a page that needs a login sees the login at once', async ({ page }) => {
  await page.goto('/list');
  await expect(page.locator('h1')).toHaveText('Welcome back');
});

test('the list asks for the user and the cards before its code runs; a visitor’s page asks for nothing', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/');
  expect(calls).toEqual([]);
  await setSignedInCookie(page);
  await page.goto('/list');
  await expect
    .poll(() => calls.map(({ call }) => call))
    .toEqual(['GET /api/auth/user', 'GET /api/business-cards']);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the first screen tells a visitor that this site makes business cards, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByText('Business cards, ready for print')).toBeInViewport({ ratio: 1 });
  });
}

test('one prerendered page serves every width', async ({ page }) => {
  await page.goto('/');
  const [menu, links] = [page.getByLabel('Open menu'), page.locator('header nav')];
  const [title, card, name] = [
    page.locator('h1'),
    page.getByLabel('Loading the card'),
    page.getByText('Full name'),
  ];
  const box = async (part: typeof title) => {
    const found = await part.filter({ visible: true }).boundingBox();
    if (!found) throw new Error('A part has no box');
    return found;
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeVisible();
  await expect(links).toBeHidden();
  expect((await box(card)).y).toBeLessThan((await box(title)).y);
  expect((await box(title)).y).toBeLessThan((await box(name)).y);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeHidden();
  await expect(links).toBeVisible();
  const rulers = page.getByText('mm', { exact: true });
  expect((await box(title)).y).toBeLessThan((await box(rulers)).y);
  expect((await box(name)).x).toBeLessThan((await box(rulers)).x);
});
