import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';

test('the foot of every page leads to terms, privacy, imprint, accessibility and contact', async ({
  page,
}) => {
  await page.goto('/pricing');
  const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
  for (const name of ['Terms', 'Privacy', 'Imprint', 'Accessibility', 'Contact']) {
    await foot.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('note')).toContainText('This is a sample text.');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await expect(page.getByRole('article')).toContainText('contact@vizitka.example');
  await expectNoViolations(page);
});

test('the legal pages fit at every width, light and dark', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/imprint', '/accessibility', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('note')).toBeVisible();
    await expectNothingCut(page, path);
  }
});
