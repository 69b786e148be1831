import { expect, test } from '@playwright/test';
import { helpTopics } from '#domain/help/help-topics.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';

test('a question in the editor is answered by a page of the help, and the search finds another', async ({
  page,
}) => {
  await page.goto('/create');
  await page.getByRole('button', { name: 'View' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Learn more', exact: true }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1, name: 'Bleed, cut and safe margin' })).toBeVisible();
  await expect(help).toHaveTitle('Bleed, cut and safe margin – Vizitka');
  await expect(help.getByText('Bleed: 2\u00a0mm past the cut')).toBeVisible();
  await expectNoViolations(help);
  await expectNothingCut(help, 'help-topic');

  await help.getByRole('searchbox', { name: /^Search help/ }).fill('empty room');
  await expect(help.getByRole('main').getByRole('status')).toContainText('Found: ');
  await help.getByRole('link', { name: /Empty room around it/ }).click();
  await expect(help).toHaveURL('/help/qr-codes#quiet-zone');
  await expect(help.getByRole('heading', { level: 2, name: 'Empty room around it' })).toBeInViewport();

  await help.getByRole('searchbox', { name: /^Search help/ }).fill('unicorn');
  await expect(help.getByRole('main').getByRole('status')).toContainText('Nothing found');
  await expectNoViolations(help);
});

test('all topics are on one page, and each leads to the next', { tag: '@full' }, async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bleed, cut and safe margin/ })
    .last()
    .click();
  for (const next of helpTopics.slice(1)) {
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect(page).toHaveURL(`/help/${next}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0);
});

test('the help is read in Slovak without scripts, with its pictures and links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'sk-SK',
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  const pictures: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/help-pictures/')) pictures.push(response.status());
  });
  await page.goto('/help/bleed');
  await expect(page.getByRole('heading', { level: 1, name: /^Spadávka, orez/ })).toBeVisible();
  await page.getByRole('link', { name: /^Ďalej: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Čo povedať tlačiarni' })).toBeVisible();
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures)).toEqual(new Set([200]));
  await context.close();
});

test('a topic that does not exist is the missing page', { tag: '@full' }, async ({ page }) => {
  const response = await page.goto('/help/unicorns');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is out of register' })).toBeVisible();
});
