import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { openAsNewPerson } from '../steps/steps.ts';

test('a developer finds a call, copies its example and tries it with a key, and axe finds nothing', async ({
  page,
}) => {
  const { password } = await openAsNewPerson(page, '/account#keys');
  await expect(page.getByRole('region', { name: 'API keys' })).toBeVisible();
  const made = await page.request.post('/api/keys', {
    data: { name: 'Trial', scopes: ['cards:read'], password },
  });
  const { key } = (await made.json()) as { key: string };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'Vizitka API' })).toBeVisible();
  await expectNoViolations(page);

  const call = page.getByRole('article', { name: 'List cards' });
  await call.getByRole('button', { name: 'Copy the example: List cards (curl)' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/business-cards');
  const send = call.getByRole('button', { name: 'Send: List cards' });
  await send.click();
  await expect(call.getByRole('status')).toContainText('Paste a key first');
  await expect(page.getByLabel('Try with your key')).toBeFocused();
  await page.getByLabel('Try with your key').fill(key);
  await send.click();
  await expect(call.getByRole('status')).toContainText('200');

  const verify = page.getByRole('article', { name: 'Verify a signature' });
  await verify.getByRole('button', { name: 'Copy the example: Verify a signature (TypeScript)' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('webhook-signature');

  // The key may not make this call, although the person may.
  const write = page.getByRole('article', { name: 'Create a card' });
  await expect(write).toContainText('This changes real data in your account.');
  await write.getByRole('button', { name: 'Send: Create a card' }).click();
  await expect(write.getByRole('status')).toContainText('KEY_SCOPE');
  await expectNoViolations(page);
  await expectNothingCut(page, 'developers');
});

test('the reference is in Slovak, and its contents fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Slovenčina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vizitka API' })).toBeVisible();
  await page.getByText('Obsah', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Obsah' })
    .getByRole('link', { name: /Synchronizovať ľudí/ })
    .click();
  await expect(page).toHaveURL(/#putPeople$/);
  await expect(page.getByRole('heading', { name: 'Synchronizovať ľudí' })).toBeInViewport();
  await expectNothingCut(page, 'developers in Slovak');
  await page.goto('/developers?language=de#events');
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeInViewport();
  await expectNothingCut(page, 'developers in German');
});
