import { expect, type Page, test } from '@playwright/test';
import { callsOf, logIn, setSignedInCookie, toast } from '../steps/steps.ts';

const banner = (page: Page) => page.getByRole('banner');

/** Mocks the response of the current-user request. */
async function mockCurrentUser(page: Page, user: object): Promise<void> {
  await setSignedInCookie(page);
  await page.route('**/api/companies', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({
      json: {
        id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e',
        username: 'mira.dolina',
        email: 'mira@kvasok.sk',
        role: 'premium',
        cardLimit: 50,
        cardCount: 12,
        isAdmin: false,
        createdAt: '2026-01-01T00:00:00.000Z',
        isImpersonating: false,
        language: null,
        deletesAt: null,
        isEmailVerified: true,
        ...user,
      },
    }),
  );
}

test('the header has the title, the maker’s link and the navigation', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page).getByRole('link', { name: 'Vizitka' })).toHaveAttribute('href', '/');
  const maker = banner(page).getByRole('link', { name: /Studio Sever/ });
  await expect(maker).toHaveAttribute('href', 'https://studio-sever.example/');
  await expect(maker).toHaveAttribute('rel', /noopener/);
  await expect(banner(page).getByRole('navigation').getByRole('link', { name: 'Create Card' })).toBeVisible();
});

test('Create Card is marked as current on / and on /create, and nowhere else', { tag: '@full' }, async ({
  page,
}) => {
  const link = banner(page).getByRole('navigation').getByRole('link', { name: 'Create Card' });
  for (const path of ['/', '/create']) {
    await page.goto(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Card' })).toBeVisible();
  }
  await page.goto('/login');
  await expect(link).not.toHaveAttribute('aria-current', 'page');
});

test('no link of the header leads to a page that does not exist', { tag: '@full' }, async ({ page }) => {
  await logIn(page, { username: 'admin', password: 'vizitka-demo' });
  await expect(banner(page).getByRole('button', { name: 'admin' })).toBeVisible();
  const addresses = await banner(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses.filter((href) => href.startsWith('/'))) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test('while an admin impersonates a user, a banner names the user and ends the impersonation', async ({
  page,
}) => {
  await mockCurrentUser(page, { isImpersonating: true });
  await page.goto('/');
  await expect(page.getByText('You are viewing as: mira.dolina')).toBeVisible();
  const strip = page.locator('div').filter({ hasText: /^You are viewing as: mira\.dolina/ });
  await expect(strip.last()).toHaveCSS('background-color', 'rgb(35, 53, 194)');
  await page.getByRole('button', { name: 'mira.dolina' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Return to Admin', 'Logout']);
  await page.keyboard.press('Escape');

  await page.route('**/api/admin/restore-session', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'NOT_AN_ADMIN', message: "You don't have admin privileges." },
    }),
  );
  await page.getByRole('button', { name: 'Return to Admin' }).click();
  await expect(toast(page)).toContainText('Restore Failed');
});

test('other users do not see Return to Admin', { tag: '@full' }, async ({ page }) => {
  await mockCurrentUser(page, {});
  await page.goto('/');
  await page.getByRole('button', { name: 'mira.dolina' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
  await expect(page.getByRole('menu')).toContainText('mira.dolina');
  await expect(page.getByText('You are viewing as')).toHaveCount(0);
});

test('an expired session shows the visitor’s page without an error', async ({ page }) => {
  await setSignedInCookie(page);
  const calls = callsOf(page);
  await page.goto('/');
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/auth/user']);
});

test('the editor’s counter shows when the limit is reached, and in words what its figures cannot say', {
  tag: '@full',
}, async ({ page }) => {
  const badge = page.getByText('LIMIT REACHED', { exact: true });
  for (const [role, cardCount, cardLimit, counter, isReached, note] of [
    ['premium', 49, 50, '49 / 50', false, null],
    ['premium', 50, 50, '50 / 50', true, null],
    ['premium', 3, 2, '3 / 2', true, 'All 3 stay. To save more, delete some to go below 2.'],
    ['enterprise', 3, 500, '3 / ∞', false, 'Up to 500 cards at a time'],
    ['free', 0, 1, '0 / 1', false, 'Saving needs Premium'],
    ['free', 2, 1, '2 / 1', true, 'Your 2 saved cards stay. Saving more needs Premium.'],
  ] as const) {
    await mockCurrentUser(page, { role, cardCount, cardLimit });
    await page.goto('/');
    await expect(page.getByRole('img', { name: / cards saved$/ })).toHaveText(counter);
    await expect(badge).toHaveCount(isReached ? 1 : 0);
    if (note) await expect(page.getByText(note, { exact: true })).toBeVisible();
    else await expect(page.getByRole('main').getByText(/Saving|at a time/)).toHaveCount(0);
  }
});

test('an unknown address returns 404 and links to the editor', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of register');
  await page.getByRole('main').getByRole('link', { name: 'Create Card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Card' })).toBeVisible();
});

test('the chosen language and theme are stored', async ({ page }) => {
  await page.goto('/login');
  const preferences = page.getByRole('button', { name: /Language and appearance|Jazyk a režim zobrazenia/ });
  await preferences.click();
  await page.getByRole('menuitemradio', { name: 'Slovenčina' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  // The menu stays open for the second choice.
  await page.getByRole('menuitemradio', { name: 'Tmavý' }).click();
  await page.keyboard.press('Escape');
  await expect(preferences).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', { name: 'Prihlásenie' })).toBeVisible();
  await page.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click();
  await expect(page.getByLabel('Používateľské meno')).toHaveAccessibleDescription(
    'Zadajte používateľské meno',
  );
});

test.describe('the system’s preference', () => {
  test.use({ colorScheme: 'dark', locale: 'sk-SK' });
  test('sets theme and language until the user chooses', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  });
});
