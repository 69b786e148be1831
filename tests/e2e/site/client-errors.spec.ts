import { expect, test } from '@playwright/test';
import { field } from '../steps/card-steps.ts';

test('an error that is not caught is reported to the server without its message', async ({ page }) => {
  await page.goto('/');
  await expect(field(page, 'Full name')).toBeVisible();
  const reporting = page.waitForResponse((response) => new URL(response.url()).pathname === '/client-errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Elena’s words');
    });
  });
  const report = await reporting;
  expect(report.status()).toBe(204);
  expect(report.request().postDataJSON()).toEqual({ name: 'RangeError', at: 'other', page: '/' });
});
