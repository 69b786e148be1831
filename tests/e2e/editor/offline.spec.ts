import { type BrowserContext, expect, test } from '@playwright/test';
import {
  addLogo,
  drawing,
  elena,
  expectDraftSaved,
  field,
  fillCard,
  fontOf,
  openEditor,
  openStyle,
  startCard,
} from '../steps/card-steps.ts';
import { downloadPdf } from '../steps/print-steps.ts';
import { signInAt } from '../steps/saved-card-steps.ts';
import { premium, toast } from '../steps/steps.ts';

/** Waits until the files have been downloaded, by the page or by its worker. */
async function expectDownloaded(finished: ReadonlySet<string>, names: readonly RegExp[]) {
  for (const name of names) {
    const isThere = () => [...finished].some((url) => name.test(url));
    await expect.poll(isThere, { message: `${name} is downloaded`, timeout: 30_000 }).toBe(true);
  }
}

/** The addresses of all finished requests, also those that a worker makes. */
function finishedRequests(context: BrowserContext): ReadonlySet<string> {
  const finished = new Set<string>();
  context.on('requestfinished', (request) => finished.add(request.url()));
  return finished;
}

const pages = [/login-page/, /pricing-page/];
const printing = [
  /pdf-dialog/,
  /print-worker/,
  /print-jobs/,
  /lcms.*wasm/,
  /harfbuzz-subset.*wasm/,
  /ISOcoated/,
];

test('a visitor who only looks downloads no print tools, no whole font and no other page', async ({
  page,
  context,
}) => {
  const finished = finishedRequests(context);
  await openEditor(page);
  await expect(page.getByRole('button', { name: /^Use / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const unwanted = [...pages, ...printing, /-whole-/, /print-choices/, /schemas/];
  expect([...finished].filter((url) => unwanted.some((name) => name.test(url)))).toEqual([]);
});

test('the login checks a form by code that is loaded with the first key', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const finished = finishedRequests(context);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect([...finished].filter((url) => /schemas|account-resolvers/.test(url))).toEqual([]);
  await page.getByLabel('Username').pressSequentially('elena');
  await expectDownloaded(finished, [/schemas/]);
});

test('offline, a card can be edited, get a logo and be downloaded, and no page is lost', async ({
  page,
  context,
}) => {
  const finished = finishedRequests(context);
  await openEditor(page);
  await field(page, 'Full name').pressSequentially('El');
  await expectDownloaded(finished, [...pages, ...printing]);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Do not reload.')).toBeVisible();
  await fillCard(page);
  await addLogo(page);
  await expectDraftSaved(page);
  expect((await downloadPdf(page)).text).toMatch(/^%PDF-/);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('link', { name: 'Create Card' }).click();
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  await expect(page.getByText('This card’s fonts could not be loaded')).toHaveCount(0);
});

test('My Cards shows an error while offline, keeps the draft and recovers when the connection is back', async ({
  page,
  context,
}) => {
  const finished = finishedRequests(context);
  await signInAt(page, '/login', premium);
  await expect(drawing(page)).toBeVisible();
  await fillCard(page);
  await expectDraftSaved(page);
  await expectDownloaded(finished, [/list-page/]);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'My Cards' }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Card' }).click();
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  await page.getByRole('banner').getByRole('link', { name: 'My Cards' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('a page whose code fails to load keeps the current page, shows an error and can be retried', async ({
  page,
}) => {
  await page.route(/pricing-page/, (route) => route.abort());
  await page.goto('/');
  await fillCard(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(toast(page)).toContainText('This page could not be loaded');
  await expect(page).toHaveURL('/');
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  await page.unroute(/pricing-page/);
  await toast(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('article', { name: 'Premium' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
});

test('a dialog whose code fails to load shows an error, keeps the card, and opens on the next try', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/pdf-dialog/, (route) => route.abort());
  await page.goto('/');
  await fillCard(page);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(toast(page)).toContainText('The download could not be opened');
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  await page.unroute(/pdf-dialog/);
  await toast(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Download PDF' })).toBeVisible();
});

test('an editor whose code fails to load shows an error in its place and loads when the connection is back', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.route(/create-designer/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await page.unroute(/create-designer/);
  await context.setOffline(false);
  await expect(drawing(page)).toBeVisible();
});

test('a font that fails to load is reported only while the card needs it, and loads when the connection is back', async ({
  page,
  context,
}) => {
  await startCard(page);
  await context.setOffline(true);
  const choose = async (font: string) => {
    await openStyle(page, 'Company name');
    await fontOf(page, 'Company name').click();
    await page.getByRole('option', { name: font, exact: true }).click();
  };
  await choose('Montserrat');
  const notice = page.getByText('This card’s fonts could not be loaded');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(notice).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(drawing(page)).toBeVisible();
});
