import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../steps/admin-steps.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';

/** The cards that visitors have begun today. */
async function cardsBegun(page: Page): Promise<number> {
  const answer = await page.request.get('/api/admin/overview?days=7');
  const { totals } = (await answer.json()) as { totals: { kind: string; total: number }[] };
  return totals.find(({ kind }) => kind === 'cardStarted')?.total ?? 0;
}

async function openOverview(page: Page): Promise<void> {
  await page.goto('/admin?tab=overview');
  await expect(page.getByRole('heading', { name: 'From visit to payment' })).toBeVisible();
}

test('a card that a visitor begins is counted for the operator, without cookies, and axe finds nothing', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  await openOverview(page);
  const before = await cardsBegun(page);

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await visitor.goto('/');
  const report = visitor.waitForRequest(/\/use-events$/);
  await visitor.getByRole('textbox', { name: 'Company name', exact: true }).fill('Lumen');
  const sent = await report;
  expect(sent.postDataJSON()).toEqual({
    events: [
      { kind: 'editorOpened', value: '' },
      { kind: 'cardStarted', value: '' },
    ],
  });
  expect((await sent.allHeaders()).cookie).toBeUndefined();
  expect((await (await sent.response())?.finished()) ?? null).toBeNull();
  await visit.close();

  await expect.poll(() => cardsBegun(page)).toBeGreaterThan(before);
  await page.reload();
  const steps = page.getByRole('region', { name: 'From visit to payment' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toContainText(/Cards started[1-9]/);
  await expectNoViolations(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('"day","editorOpened","cardStarted"');
  await page.getByRole('radio', { name: 'Year' }).click();
  await expect(page.getByRole('table', { name: 'Sign-ups' }).getByRole('row')).toHaveCount(14, {
    timeout: 10_000,
  });
});

test('nothing of the overview is cut at any width', { tag: '@full' }, async ({ page }) => {
  await signInAsAdmin(page);
  await openOverview(page);
  await expectNothingCut(page, 'overview');
});

test('a browser with Global Privacy Control sends nothing', async ({ browser }) => {
  const visit = await browser.newContext();
  await visit.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const visitor = await visit.newPage();
  await visitor.clock.install();
  const reports: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().endsWith('/use-events')) reports.push(request.url());
  });
  await visitor.goto('/');
  await visitor.getByRole('textbox', { name: 'Company name', exact: true }).fill('Lumen');
  await visitor.clock.runFor(10_000);
  expect(reports).toEqual([]);
  await visit.close();
});
