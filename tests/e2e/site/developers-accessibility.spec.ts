import { expect, test } from '@playwright/test';
import { expectNothingCut } from '../steps/page-fit.ts';

test('the reference is in Slovak, and its contents fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Slovensky' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vizitka pre programy' })).toBeVisible();
  await page.getByText('Obsah', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Obsah' })
    .getByRole('link', { name: /Poslať ľudí/ })
    .click();
  await expect(page).toHaveURL(/#putPeople$/);
  await expect(page.getByRole('heading', { name: 'Poslať ľudí' })).toBeInViewport();
  await expectNothingCut(page, 'developers in Slovak');
});
