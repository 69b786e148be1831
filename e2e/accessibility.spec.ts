import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { register, toast } from './steps.ts';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of ['/', '/login', '/login?tab=register', '/no-such-page']) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }

    test('on a form with errors', async ({ page }) => {
      await page.goto('/login?tab=register');
      await register(page, { username: 'el', email: 'elena@', password: 'abc' });
      await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
      await expectNoViolations(page);
    });

    test('with the menus open', async ({ page, isMobile }) => {
      await page.goto('/');
      await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Language and appearance' }).click();
      await expectNoViolations(page);
    });

    test('with a toast', async ({ page }) => {
      await page.goto('/login?tab=register');
      await register(page, { username: 'premium', email: 'taken@cards.example', password: 'lumen-1-2' });
      await expect(toast(page)).toContainText('Registration Failed');
      await expectNoViolations(page);
    });
  });
}
