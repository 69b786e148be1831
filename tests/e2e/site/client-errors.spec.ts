import { expect, type Page, test } from '@playwright/test';
import { field } from '../steps/card-steps.ts';

function reportOf(page: Page) {
  return page.waitForResponse((response) => new URL(response.url()).pathname === '/client-errors');
}

for (const [kind, breakIn] of [
  [
    'an error',
    () => {
      setTimeout(() => {
        throw new RangeError('Elena’s words');
      });
    },
  ],
  [
    'a promise',
    () => {
      void Promise.reject(new RangeError('Elena’s words'));
    },
  ],
] as const) {
  test(`${kind} that is not caught is reported to the server without its message`, async ({ page }) => {
    await page.goto('/');
    await expect(field(page, 'Full name')).toBeVisible();
    const telling = reportOf(page);
    await page.evaluate(breakIn);
    const told = await telling;
    expect(told.status()).toBe(204);
    expect(told.request().postDataJSON()).toEqual({ name: 'RangeError', at: 'other', page: '/' });
  });
}
