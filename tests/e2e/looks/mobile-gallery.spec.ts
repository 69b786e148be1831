import { expect, test } from '@playwright/test';
import { field } from '../steps/card-steps.ts';

test('on a phone a look is chosen by a tap and used by the bar at the bottom', async ({ page }) => {
  await page.goto('/looks');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Without' }).click();
  await sheet.getByRole('button', { name: /^Show \d+ looks$/ }).click();
  await page.getByRole('button', { name: /^Big Initial, / }).click();
  const use = page.getByRole('link', { name: 'Use Big Initial' });
  expect((await use.boundingBox())?.height).toBe(48);
  await use.click();
  await expect(field(page, 'Full name')).toBeVisible();
});
